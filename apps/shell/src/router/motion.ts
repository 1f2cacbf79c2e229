/** Whether this shopper likes things to move, as far as the system was told. */
export const isMotionWelcome = (): boolean => matchMedia('(prefers-reduced-motion: no-preference)').matches;
