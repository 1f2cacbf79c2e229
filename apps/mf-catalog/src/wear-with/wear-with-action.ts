import type { Cart, Clients } from '@weefsel/api-clients';
import { paths, type ActionResult, type PageAction } from '@weefsel/contracts';
import { load as loadPage } from '../product-page/load-product';
import {
  choosePieces,
  LOOK_FIELD,
  PIECE_ERRORS,
  WEAR_WITH_FAILURES,
  type ChosenPiece,
  type PieceErrors,
} from './choose-pieces';
import { load } from './load-wear-with';

const FAILED: ActionResult = { kind: 'refused', failure: WEAR_WITH_FAILURES.failed };

const quantityIn = ({ lineItems }: Cart, id: string): number =>
  lineItems.find((line) => line.id === id)?.quantity ?? 0;

/** Adds pieces to the cart. Returns an error for each piece not added. */
async function put(
  { cart, hasSession }: Pick<Clients['commerce'], 'cart' | 'hasSession'>,
  chosen: readonly ChosenPiece[],
): Promise<ActionResult> {
  const before: Cart = hasSession() ? await cart.read() : { lineItems: [] };
  const after = await cart.addItems(chosen.map(({ id }) => ({ id, quantity: 1, type: 'product' })));
  const lacking = chosen.filter(({ id }) => quantityIn(after, id) <= quantityIn(before, id));
  const errors: PieceErrors = Object.fromEntries(
    lacking.map(({ field, id }) => [
      field,
      quantityIn(after, id) > 0 ? PIECE_ERRORS.noMore : PIECE_ERRORS.soldOut,
    ]),
  );
  if (lacking.length === 0) {
    const values = { count: String(chosen.length) };
    return {
      kind: 'done',
      to: paths.cart.to(),
      say: { kind: 'success', text: 'headless.wearWith.added', values },
    };
  }
  const failure = lacking.length < chosen.length ? WEAR_WITH_FAILURES.partly : WEAR_WITH_FAILURES.none;
  return { kind: 'refused', errors, failure };
}

/**
 * Adds products worn with a product to the cart, in the chosen sizes.
 * An action of the product page for looks too: a borrower cannot import it.
 */
export const wearWith: PageAction<Clients> = async (request, clients) => {
  try {
    const page = await loadPage(request, clients);
    if (page.kind !== 'page') return FAILED;
    const { id, path } = page.data;
    const { [LOOK_FIELD]: look } = request.fields;
    const worn = await load({ beside: id, path, ...(look && { look }) }, clients, request.signal);
    const { chosen, errors } = choosePieces(worn?.pieces ?? [], (field) => request.fields[field] ?? '');
    // A look's form is answered by the page of one piece. That page may not show the faulty field.
    if (Object.keys(errors).length > 0) return { kind: 'refused', errors, failure: WEAR_WITH_FAILURES.none };
    if (chosen.length === 0) return { kind: 'refused', failure: WEAR_WITH_FAILURES.nothing };
    return await put(clients.commerce, chosen);
  } catch (error) {
    console.error('[wear with]', error);
    return FAILED;
  }
};
