import { paths } from '@weefsel/contracts';

/** The way to an order, in order. */
export const STEPS = ['details', 'shipping', 'payment', 'review'] as const;

export type Step = (typeof STEPS)[number];

export const isBefore = (step: Step, other: Step): boolean => STEPS.indexOf(step) < STEPS.indexOf(other);

/** Where a step is on the way to an order: before the payment, or at it. */
export const wayOf = (step: Step): 'details' | 'payment' =>
  isBefore(step, 'payment') ? 'details' : 'payment';

/** Parameter of the checkout's address that names the open step. */
export const STEP_PARAMETER = 'step';

/** The step that an address or a form names; the first without one. */
export const stepNamed = (name: string | null | undefined): Step =>
  STEPS.find((step) => step === name) ?? 'details';

/** The step of a form: each has one, by the step's name. */
export const stepOf = ({ form }: { form: string }): Step => stepNamed(form);

export const stepHref = (step: Step): string =>
  `${paths.checkout.to()}?${new URLSearchParams({ [STEP_PARAMETER]: step })}`;
