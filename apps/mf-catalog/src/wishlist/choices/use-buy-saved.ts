import { useStores, type Added } from '@weefsel/stores';
import { useState, type FormEvent } from 'react';
import { VARIANT_FIELD } from '../wishlist-form';
import { PUT_FAILURES } from './put-failures';
import type { SavedChoice } from './saved-choice';

const NOTHING: ReadonlySet<string> = new Set();

/** Adds the chosen variant of a saved product to the cart and opens the cart. For use inside an observer. */
export function useBuySaved(choices: readonly SavedChoice[]) {
  const { cart, overlay } = useStores();
  const [outcome, setOutcome] = useState<Added | 'missing'>();
  const [soldOutIds, setSoldOutIds] = useState(NOTHING);
  const busy = choices.some(({ id }) => cart.isPending(id));

  const put = async (id: string) => {
    setOutcome(undefined);
    const added = await cart.add(id);
    setOutcome(added);
    if (added === 'sold-out') setSoldOutIds((ids) => new Set([...ids, id]));
    if (added === 'added') overlay.show('cart');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const chosen = new FormData(event.currentTarget).get(VARIANT_FIELD);
    if (typeof chosen === 'string' && chosen) {
      void put(chosen);
      return;
    }
    setOutcome('missing');
    event.currentTarget.querySelector('select')?.focus();
  };

  const isFailure = outcome !== undefined && outcome !== 'added' && outcome !== 'missing';
  return {
    submit,
    busy,
    soldOutIds,
    isMissing: outcome === 'missing',
    failure: isFailure ? PUT_FAILURES[outcome] : undefined,
    /** Clears the outcome after another choice. */
    choose: () => setOutcome(undefined),
  };
}
