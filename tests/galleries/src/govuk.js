/** GOV.UK Frontend: markup of a server, made better by a script. */
import { initAll } from 'govuk-frontend';

initAll();
