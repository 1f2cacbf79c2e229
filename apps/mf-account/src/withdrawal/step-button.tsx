import { Button, type ButtonActionProps } from '@weefsel/ui';

/** Sends a step. It waits for no code: the browser does it. */
export const StepButton = (props: Omit<ButtonActionProps, 'type'>) => (
  <Button {...props} type="submit" data-early={undefined} />
);
