/** Web components of Fluent UI: roles that they give themselves through ElementInternals. */
import { setTheme } from '@fluentui/web-components';
import { webLightTheme } from '@fluentui/tokens';
import '../node_modules/@fluentui/web-components/dist/esm/define-all.js';

setTheme(webLightTheme);
