import { observer, useStores } from '@weefsel/stores';
import { FORM_FIELD } from '@weefsel/contracts';
import { Button, Message } from '@weefsel/ui';
import { useEffect, type FormEvent, type ReactNode } from 'react';
import { ErrorSummary } from './error-summary';
import classes from './shop-form.module.css';
import { useFocusWhen } from './use-focus-when';
import type { FormShown } from './use-form';

interface ShopFormProps {
  form: FormShown;
  /** Text of the button. */
  submit: string;
  /** Accessible name of the form. */
  label: string;
  /** Lists the errors above the fields, for forms that do not fit on a screen. */
  isLong?: boolean;
  /** Path of the page that handles it without script; by default the current one. */
  action?: string;
  /** Clears the fields after success, as passwords require. */
  empties?: boolean;
  children: ReactNode;
  /** Content beside the button. */
  actions?: ReactNode;
}

const firstWrong = (form: HTMLFormElement): HTMLElement | null => form.querySelector('[aria-invalid]');

/** A form whose fields keep their values, including those typed before hydration. */
export const ShopForm = observer(function ShopForm(props: ShopFormProps) {
  const { form, submit, label, action, isLong = false, empties = false, children, actions } = props;
  const { snippets } = useStores();
  const { errors, refusals, sent } = form;
  // The error summary of a long form takes the focus itself.
  const element = useFocusWhen(!isLong && refusals, firstWrong);

  useEffect(() => {
    if (sent > 0 && empties) element.current?.reset();
  }, [element, sent, empties]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.submit(new FormData(event.currentTarget));
  };

  return (
    <form
      ref={element}
      className={classes.form}
      method="post"
      action={action}
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={FORM_FIELD} value={form.name} />
      {form.failure && <Message kind="error">{snippets.text(form.failure)}</Message>}
      {isLong && <ErrorSummary form={form.name} errors={errors} refusals={refusals} />}
      {children}
      <div className={classes.actions}>
        <Button type="submit" busy={form.isBusy}>
          {submit}
        </Button>
        {actions}
      </div>
    </form>
  );
});
