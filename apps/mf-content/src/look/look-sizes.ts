/** `sizes` of a look's picture: half of a desktop, full width on a phone. */
export const LOOK_SIZES = '(min-width: 992px) 48vw, 100vw';
