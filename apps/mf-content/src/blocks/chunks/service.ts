// One line per block, by its name on the wire. The folder of a block holds everything else.
export { contactOptions } from '../contact-options/block';
export { inPageMenu } from '../in-page-menu/block';
export { openingHours } from '../opening-hours/block';
export { rawHtml } from '../raw-html/block';
export { sizeTables } from '../size-tables/block';
