import * as React from 'react';
import * as client from 'react-dom/client';
import * as runtime from 'react/jsx-runtime';
import * as told from 'react/jsx-dev-runtime';

window.__vendor = { react: React, 'react-dom/client': client, 'react/jsx-runtime': runtime, 'react/jsx-dev-runtime': told };
