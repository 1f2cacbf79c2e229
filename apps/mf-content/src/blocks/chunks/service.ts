// One line for each block, by its name on the wire: everything about it is in its folder.
export { contactOptions } from '../contact-options/block';
export { inPageMenu } from '../in-page-menu/block';
export { openingHours } from '../opening-hours/block';
export { rawHtml } from '../raw-html/block';
export { sizeTables } from '../size-tables/block';
