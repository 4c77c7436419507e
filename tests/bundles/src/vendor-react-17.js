// React as it was before its roots: what mounts a page is said as newer ones have it.
import * as React from 'react';
import { render } from 'react-dom';
import * as runtime from 'react/jsx-runtime';

const createRoot = (at) => ({ render: (page) => render(page, at) });
window.__vendor = { react: React, 'react-dom/client': { createRoot }, 'react/jsx-runtime': runtime };
