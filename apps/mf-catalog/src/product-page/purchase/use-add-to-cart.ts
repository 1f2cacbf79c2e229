import type { RefusedForm } from '@weefsel/contracts';
import { useStores, type Added } from '@weefsel/stores';
import { useState, type FormEvent, type RefObject } from 'react';
import type { ProductPageData } from '../product-page-data';
import { chosenVariant, missingChoice, type Selection } from '../product-selection';
import { ADD_FAILURES, refusedAdd } from './purchase-form';
import { PARAMETERS } from '../selection-parameters';

type Outcome = { kind: 'none' | 'incomplete' } | { kind: Added; selection: Selection };

const NONE: Outcome = { kind: 'none' };
const NOTHING: ReadonlySet<string> = new Set();

/** Outcome of the form that the server refused, for shoppers without script. */
function outcomeOf(refused: RefusedForm | undefined, selection: Selection): Outcome {
  if (!refused) return NONE;
  const { errors, failure, values } = refused;
  if (Object.keys(errors).length > 0) return { kind: 'incomplete' };
  if (failure === ADD_FAILURES.noMore) return { kind: 'no-more', selection };
  if (failure !== ADD_FAILURES.soldOut) return { kind: 'failed', selection };
  const size = values[PARAMETERS.size];
  return { kind: 'sold-out', selection: { ...selection, ...(size && { size }) } };
}

/** The first option in stock, else the first that can be waited for. */
function firstOption(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const options = [...(form?.querySelectorAll<HTMLElement>(`input[name='${name}']:not(:disabled)`) ?? [])];
  return options.find((option) => option.closest("[data-sold-out='false']")) ?? options[0];
}

/**
 * Adds the chosen variant to the cart and opens the cart. Reports missing choices, sold-out variants and failures. For
 * use inside an observer.
 */
export function useAddToCart(
  data: ProductPageData,
  selection: Selection,
  form: RefObject<HTMLFormElement | null>,
) {
  const { cart, overlay, page, snippets } = useStores();
  const [outcome, setOutcome] = useState(() => outcomeOf(refusedAdd(page.refused), selection));
  const [soldOutIds, setSoldOutIds] = useState(NOTHING);
  const missing = missingChoice(data, selection);
  const variant = chosenVariant(data, selection);
  const busy = variant !== undefined && cart.isPending(variant.id);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (missing) {
      setOutcome({ kind: 'incomplete' });
      firstOption(form.current, PARAMETERS[missing])?.focus();
      return;
    }
    if (!variant?.inStock) return;
    setOutcome(NONE);
    const added = await cart.add(variant.id);
    setOutcome({ kind: added, selection });
    if (added === 'sold-out') setSoldOutIds((ids) => new Set([...ids, variant.id]));
    if (added === 'added') overlay.show('cart');
    // The form shows the failure. The submit may come from elsewhere, such as the buy bar.
    else form.current?.scrollIntoView({ block: 'nearest' });
  };

  return {
    submit: (event: FormEvent) => void submit(event),
    busy,
    failed: outcome.kind === 'failed',
    /** The cart already holds all stock. */
    noMore: outcome.kind === 'no-more',
    /** The last requested selection, when it turned out to be sold out. */
    soldOut: outcome.kind === 'sold-out' ? outcome.selection : undefined,
    /** Variants that the page still offers but that turned out to be sold out. */
    soldOutIds,
    /** The choice missing at submit, until it is made. */
    missing: outcome.kind === 'incomplete' ? missing : undefined,
    announcement:
      outcome.kind === 'added' ? snippets.text('headless.product.added', { name: data.name }) : '',
  };
}
