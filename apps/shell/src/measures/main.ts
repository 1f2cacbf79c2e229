import { measureFirstPage } from './measure-first-page';
import { MEASURES_ID } from './measures-id';

const template = document.getElementById(MEASURES_ID);
if (template) measureFirstPage(template.dataset);
