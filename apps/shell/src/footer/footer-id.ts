/** Id of the footer with its links. */
export const FOOTER_ID = 'footer';

/** Id of the footer's lists. */
export const FOOTER_LISTS_ID = 'footer-lists';
