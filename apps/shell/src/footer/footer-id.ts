/** Where the page's other links are: what the menu button leads to without JavaScript. */
export const FOOTER_ID = 'footer';
