/** Where the page's other links are: what the menu button leads to without JavaScript. */
export const FOOTER_ID = 'footer';

/** Where its lists are. */
export const FOOTER_LISTS_ID = 'footer-lists';
