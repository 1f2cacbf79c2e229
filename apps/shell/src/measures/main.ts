import { trustOwnScripts } from '../trusted-scripts';
import { measureFirstPage } from './measure-first-page';
import { MEASURES_ID } from './measures-id';

// The tag manager's script may be requested before the main script has loaded.
trustOwnScripts();
const template = document.getElementById(MEASURES_ID);
if (template) measureFirstPage(template.dataset);
