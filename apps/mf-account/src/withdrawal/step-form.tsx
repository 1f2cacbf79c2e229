import { FORM_FIELD } from '@weefsel/contracts';
import { anchorOf, useFocusWhen, type FieldProps } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import type { ReactNode } from 'react';
import classes from './withdrawal.module.css';

/** Fields of a form that the server handles, script or not: sent values with their errors. */
export function useStepFields(name: string) {
  const { page, snippets } = useStores();
  const refused = page.refused?.form === name ? page.refused : undefined;
  return {
    /** Values that were refused; undefined when none were. */
    refused: refused?.values,
    field: (field: string, known = ''): FieldProps => {
      const error = refused?.errors[field];
      return {
        name: field,
        error: error && snippets.text(error),
        onChange: () => undefined,
        anchor: anchorOf(name, field),
        defaultValue: refused?.values[field] ?? known,
      };
    },
  };
}

interface StepFormProps {
  name: string;
  /** Accessible name of the form. */
  label: string;
  /** Runs before the browser sends the form. */
  onSubmit?: () => void;
  children: ReactNode;
}

const firstWrong = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector('[aria-invalid], [data-failure]');

/** A step sent as a form, script or not. Each step has an address, so Back and reload work. */
export const StepForm = observer(function StepForm({ name, label, onSubmit, children }: StepFormProps) {
  const { page, snippets } = useStores();
  const refused = page.refused?.form === name ? page.refused : undefined;
  const element = useFocusWhen(refused, firstWrong);

  return (
    <form
      ref={element}
      className={classes.form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={FORM_FIELD} value={name} />
      {refused?.failure && (
        <div data-failure tabIndex={-1} className={classes.failure}>
          <Message kind="error">{snippets.text(refused.failure)}</Message>
        </div>
      )}
      {children}
    </form>
  );
});
