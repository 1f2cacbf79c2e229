import { MEASURES_ID } from '@weefsel/contracts';
import { measureFirstPage } from './measure-first-page';

const template = document.getElementById(MEASURES_ID);
if (template) measureFirstPage(template.dataset);
