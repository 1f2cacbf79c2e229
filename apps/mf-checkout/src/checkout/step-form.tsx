import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import type { FormEvent, ReactNode } from 'react';
import classes from './step-form.module.css';

interface StepFormProps {
  /** What went wrong with sending it. */
  failure: SnippetKey | null;
  busy: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

export const StepForm = observer(function StepForm({ failure, busy, onSubmit, children }: StepFormProps) {
  const { snippets } = useStores();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    // Without script this form must not be sent: a GET would put the address into the URL.
    <form className={classes.form} method="post" noValidate onSubmit={submit}>
      {children}
      {failure && <Message kind="error">{snippets.text(failure)}</Message>}
      <Button type="submit" busy={busy}>
        {snippets.text('headless.checkout.next')}
      </Button>
    </form>
  );
});
