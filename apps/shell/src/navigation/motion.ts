/** True unless the shopper's system asks for reduced motion. */
export const isMotionWelcome = (): boolean => matchMedia('(prefers-reduced-motion: no-preference)').matches;
