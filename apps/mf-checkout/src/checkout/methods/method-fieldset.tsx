import type { Loadable } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Message, Skeleton, VisuallyHidden } from '@weefsel/ui';
import { useId } from 'react';
import classes from './method-fieldset.module.css';
import { RadioCards, type RadioOption } from './radio-cards';

/** Approximate number of payment methods in a shop. */
export const PAYMENT_METHODS = 7;

interface MethodFieldsetProps {
  legend: SnippetKey;
  name: string;
  /** Loading state of the options. */
  offer: Pick<Loadable<unknown>, 'state'>;
  options: readonly RadioOption[];
  chosen: string;
  /** Approximate number of options. Reserves their space, so that content below does not move. */
  expected: number;
  error: SnippetKey | null;
  onChoose: (id: string) => void;
  onRetry: () => void;
}

export const MethodFieldset = observer(function MethodFieldset(props: MethodFieldsetProps) {
  const { legend, name, offer, options, chosen, expected, error, onChoose, onRetry } = props;
  const { snippets } = useStores();
  const errorId = useId();

  if (offer.state === 'failed')
    return <RetryMessage text="headless.checkout.methodsFailed" onRetry={onRetry} />;
  if (offer.state !== 'ready') {
    return (
      <div role="status">
        <VisuallyHidden>{snippets.text('headless.checkout.methodsLoading')}</VisuallyHidden>
        <Skeleton height={`calc(2.25rem + ${expected} * 4.875rem)`} />
      </div>
    );
  }
  if (options.length === 0)
    return <Message kind="error">{snippets.text('headless.checkout.noMethods')}</Message>;
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{snippets.text(legend)}</legend>
      <RadioCards
        name={name}
        options={options}
        chosen={chosen}
        onChoose={onChoose}
        errorId={error ? errorId : undefined}
      />
      {error && (
        <p className={classes.error} id={errorId} role="alert">
          {snippets.text(error)}
        </p>
      )}
    </fieldset>
  );
});
