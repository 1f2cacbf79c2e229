import { FORM_FIELD, paths } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import type { FormEvent, ReactNode } from 'react';
import classes from './step-form.module.css';
import type { Step } from './steps';

interface StepFormProps {
  step: Step;
  /** Failure of the last submit. */
  failure: SnippetKey | null;
  busy: boolean;
  /** Seconds until it is sent again automatically. */
  waitsFor?: number | undefined;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

export const StepForm = observer(function StepForm(props: StepFormProps) {
  const { step, failure, busy, waitsFor, onSubmit, children } = props;
  const { snippets } = useStores();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form className={classes.form} method="post" action={paths.checkout.to()} noValidate onSubmit={submit}>
      <input type="hidden" name={FORM_FIELD} value={step} />
      {children}
      {failure && <Message kind="error">{snippets.text(failure)}</Message>}
      {waitsFor !== undefined && (
        <Message kind="info">
          {snippets.text('headless.checkout.waits', { seconds: Math.ceil(waitsFor) })}
        </Message>
      )}
      <Button type="submit" busy={busy}>
        {snippets.text('headless.checkout.next')}
      </Button>
    </form>
  );
});
