import { useStores } from '@weefsel/stores';
import type { FormEvent, RefObject } from 'react';
import { useState } from 'react';
import type { ProductPageData } from '../product-page-data';
import type { Selection } from '../product-selection';
import { chosenVariant, missingChoice } from '../product-selection';

type Outcome = { kind: 'none' } | { kind: 'incomplete' } | { kind: 'added' } | { kind: 'failed' };

const NONE: Outcome = { kind: 'none' };
const FIELD = { size: 'maat', length: 'lengte' } as const;

/** Puts what is chosen into the cart and opens it; says what is missing or what went wrong. For use inside an observer. */
export function useAddToCart(
  data: ProductPageData,
  selection: Selection,
  form: RefObject<HTMLFormElement | null>,
) {
  const { cart, overlay, snippets } = useStores();
  const [outcome, setOutcome] = useState(NONE);
  const missing = missingChoice(data, selection);
  const variant = chosenVariant(data, selection);
  const busy = variant !== undefined && cart.isPending(variant.id);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (missing) {
      setOutcome({ kind: 'incomplete' });
      form.current
        ?.querySelector<HTMLInputElement>(`input[name='${FIELD[missing]}']:not(:disabled)`)
        ?.focus();
      return;
    }
    if (!variant) return;
    setOutcome(NONE);
    const added = await cart.add(variant.id);
    setOutcome({ kind: added ? 'added' : 'failed' });
    if (added) overlay.show('cart');
  };

  return {
    submit: (event: FormEvent) => void submit(event),
    busy,
    failed: outcome.kind === 'failed',
    /** The choice that was forgotten, until it is made. */
    missing: outcome.kind === 'incomplete' ? missing : undefined,
    announcement:
      outcome.kind === 'added' ? snippets.text('headless.product.added', { name: data.name }) : '',
  };
}
