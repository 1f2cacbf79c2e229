/** Id of the template that holds the page's scripts until they start. */
export const SCRIPTS_ID = 'weefsel-scripts';

/**
 * Bubbling event of a server-rendered element once its own code responds. On the document it stands for the frame.
 */
export const ALIVE_EVENT = 'weefsel-alive';

/** Id of the live region that announces responses given before code loads. */
export const EARLY_ID = 'early';

/** Marks the placeholder frame of an open panel until the panel itself loads. */
export const EARLY_FRAME = 'data-early-frame';

/** Custom property of the document: the cart count last seen by this browser, as a CSS string. */
export const CART_COUNT = '--cart-count';

/** Parameter of the style guide's address: seconds for which its code is held back. */
export const HELD_PARAMETER = 'held';
