/** `sizes` of a blog's picture: beside the title on a desktop, full width on a phone. */
export const HERO_SIZES = '(min-width: 992px) 56vw, 100vw';
