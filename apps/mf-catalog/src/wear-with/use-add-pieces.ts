import { useStores, type Added } from '@weefsel/stores';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { useState, type FormEvent } from 'react';
import {
  choosePieces,
  LEFT_OUT,
  PIECE_ERRORS,
  WEAR_WITH_FAILURES,
  WEAR_WITH_FORM,
  type PieceErrors,
} from './choose-pieces';
import type { Piece } from './wear-with-data';

interface Outcome {
  errors: PieceErrors;
  failure?: SnippetKey | undefined;
  /** Fields of the added pieces. */
  added: readonly string[];
}

const NOTHING: Outcome = { errors: {}, added: [] };

const WHY: Readonly<Record<Exclude<Added, 'added'>, SnippetKey>> = {
  'sold-out': PIECE_ERRORS.soldOut,
  'no-more': PIECE_ERRORS.noMore,
  failed: PIECE_ERRORS.failed,
};

/** Fields of pieces that were added although others were refused. */
const addedOf = (values: Readonly<Record<string, string>>, errors: PieceErrors): string[] =>
  Object.keys(values).filter(
    (field) => field.startsWith('stuk-') && values[field] !== LEFT_OUT && !errors[field],
  );

/**
 * Adds pieces to the cart one by one and reports the outcome of each. Opens the cart when all were added. For use
 * inside an observer.
 */
export function useAddPieces(pieces: readonly Piece[]) {
  const { cart, overlay, page } = useStores();
  const [refused] = useState(() => (page.refused?.form === WEAR_WITH_FORM ? page.refused : undefined));
  const [outcome, setOutcome] = useState((): Outcome => {
    if (!refused) return NOTHING;
    const { errors, failure, values } = refused;
    return { errors, failure, added: failure === WEAR_WITH_FAILURES.partly ? addedOf(values, errors) : [] };
  });
  const [isBusy, setBusy] = useState(false);

  const add = async (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const { chosen, errors } = choosePieces(pieces, (field) => String(typed.get(field) ?? ''));
    const [wrong] = Object.keys(errors);
    if (wrong) {
      setOutcome({ errors, added: [] });
      form.querySelector<HTMLElement>(`[name='${wrong}']`)?.focus();
      return;
    }
    if (chosen.length === 0) return setOutcome({ errors, added: [], failure: WEAR_WITH_FAILURES.nothing });
    setBusy(true);
    const results: (readonly [field: string, Added])[] = [];
    for (const { field, id } of chosen) results.push([field, await cart.add(id)]);
    setBusy(false);
    const lacking = results.flatMap(([field, added]) =>
      added === 'added' ? [] : [[field, WHY[added]] as const],
    );
    const added = results.flatMap(([field, result]) => (result === 'added' ? [field] : []));
    const isPart = lacking.length > 0 && added.length > 0;
    // Deselects added pieces, so that a retry does not add them again.
    if (isPart)
      form.querySelectorAll('select').forEach((select) => {
        if (added.includes(select.name)) select.value = LEFT_OUT;
      });
    setOutcome({
      errors: Object.fromEntries(lacking),
      added,
      failure: isPart ? WEAR_WITH_FAILURES.partly : undefined,
    });
    if (lacking.length === 0) overlay.show('cart');
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void add(event.currentTarget);
  };

  /** Initial value of a field: the refused value, or left out for an added piece. */
  const valueOf = (field: string): string | undefined =>
    outcome.added.includes(field) ? LEFT_OUT : refused?.values[field];

  return { submit, isBusy, ...outcome, valueOf };
}
