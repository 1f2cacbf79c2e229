/** How wide a look's picture is: half of a desktop, all of a phone. */
export const LOOK_SIZES = '(min-width: 992px) 48vw, 100vw';
