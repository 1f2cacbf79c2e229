import { trustOwnScripts } from '../trusted-scripts';
import { measureFirstPage } from './measure-first-page';
import { MEASURES_ID } from './measures-id';

// The tag manager's script is asked for before the main one may be there.
trustOwnScripts();
const template = document.getElementById(MEASURES_ID);
if (template) measureFirstPage(template.dataset);
