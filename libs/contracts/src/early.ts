/** Id of the template that holds the page's scripts until they start. */
export const SCRIPTS_ID = 'weefsel-scripts';

/** Bubbling event of an element of the server's HTML whose own code answers from now on; the document stands for the frame. */
export const ALIVE_EVENT = 'weefsel-alive';

/** Id of the element that reads out what was answered before code came. */
export const EARLY_ID = 'early';

/** Marks the frame of a panel that is open until the panel itself comes. */
export const EARLY_FRAME = 'data-early-frame';
