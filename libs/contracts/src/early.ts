/** Id of the template that holds the page's scripts until they start. */
export const SCRIPTS_ID = 'weefsel-scripts';

/** Bubbling event of an element of the server's HTML whose own code answers from now on; the document stands for the frame. */
export const ALIVE_EVENT = 'weefsel-alive';

/** Id of the element that reads out what was answered before code came. */
export const EARLY_ID = 'early';

/** Marks the frame of a panel that is open until the panel itself comes. */
export const EARLY_FRAME = 'data-early-frame';

/** Custom property of the document: how much is in the cart as this browser last saw it, as a CSS string. */
export const CART_COUNT = '--cart-count';

/** Parameter of the style guide's address: for how many seconds its code is held back. */
export const HELD_PARAMETER = 'held';
