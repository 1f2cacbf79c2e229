/** The way to an order, in order. */
export const STEPS = ['details', 'shipping', 'payment', 'review'] as const;

export type Step = (typeof STEPS)[number];

export const isBefore = (step: Step, other: Step): boolean => STEPS.indexOf(step) < STEPS.indexOf(other);
