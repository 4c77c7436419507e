// What a development server puts before an app so that components are replaced while it runs.
import * as refresh from 'react-refresh/runtime';

refresh.injectIntoGlobalHook(window);
window.__refresh = refresh;
