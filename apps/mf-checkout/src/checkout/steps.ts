import { paths } from '@weefsel/contracts';

/** Steps of the checkout, in order. */
export const STEPS = ['details', 'shipping', 'payment', 'review'] as const;

export type Step = (typeof STEPS)[number];

export const isBefore = (step: Step, other: Step): boolean => STEPS.indexOf(step) < STEPS.indexOf(other);

/** Stage of a step in the order's progress: before the payment, or at it. */
export const stepOfOrder = (step: Step): 'details' | 'payment' =>
  isBefore(step, 'payment') ? 'details' : 'payment';

/** Query parameter with the open step. */
export const STEP_PARAMETER = 'step';

/** The step named by an address or a form; by default the first. */
export const stepNamed = (name: string | null | undefined): Step =>
  STEPS.find((step) => step === name) ?? 'details';

/** The step of a form, which has the step's name. */
export const stepOf = ({ form }: { form: string }): Step => stepNamed(form);

export const stepHref = (step: Step): string =>
  `${paths.checkout.to()}?${new URLSearchParams({ [STEP_PARAMETER]: step })}`;
