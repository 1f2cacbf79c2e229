/** How wide a blog's picture is: beside its title on a desktop, over the width of a phone. */
export const HERO_SIZES = '(min-width: 992px) 56vw, 100vw';
