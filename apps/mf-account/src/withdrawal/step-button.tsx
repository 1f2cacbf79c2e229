import { Button, type ButtonActionProps } from '@weefsel/ui';

/** Submits a step. Needs no script: the browser sends the form. */
export const StepButton = (props: Omit<ButtonActionProps, 'type'>) => (
  <Button {...props} type="submit" data-early={undefined} />
);
