import { observer, useStores } from '@weefsel/stores';
import { Button, Message, useHydrated } from '@weefsel/ui';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import classes from './account-form.module.css';
import type { AccountFormState } from './use-form';

interface AccountFormProps {
  form: AccountFormState;
  /** On the button. */
  submit: string;
  /** What a screen reader hears the form is for. */
  label: string;
  /** Empties the fields once they got through, as passwords should be. */
  empties?: boolean;
  children: ReactNode;
  /** Beside the button. */
  actions?: ReactNode;
}

/** A form whose fields keep what was typed, also before the page's script has come. */
export const AccountForm = observer(function AccountForm({
  form,
  submit,
  label,
  empties = false,
  children,
  actions,
}: AccountFormProps) {
  const { snippets } = useStores();
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const { attempts, sent } = form;

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  useEffect(() => {
    if (sent > 0 && empties) element.current?.reset();
  }, [sent, empties]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.submit(new FormData(event.currentTarget));
  };

  return (
    // Without script this form must go nowhere, least of all with a password in the address.
    <form
      ref={element}
      className={classes.form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
    >
      {form.failure && <Message kind="error">{snippets.text(form.failure)}</Message>}
      {children}
      <div className={classes.actions}>
        <Button type={hydrated ? 'submit' : 'button'} busy={form.isBusy}>
          {submit}
        </Button>
        {actions}
      </div>
      <noscript>{snippets.text('headless.accountForm.noScript')}</noscript>
    </form>
  );
});
