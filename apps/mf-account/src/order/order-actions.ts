import type { Buyer, Clients, Order } from '@weefsel/api-clients';
import { paths, type ActionResult, type PageActions, type Said } from '@weefsel/contracts';
import { toOrderLines } from '../orders/to-order-line';
import { hrefOf } from '../session/done';
import { codeIn } from './code-in';
import { REORDER } from './reorder-form';

const SOME_MISSING: Said = { kind: 'error', text: 'headless.order.reorderFailed' };

/** How a guest showed whose order it is. */
const buyerIn = ({ email, zipcode }: Readonly<Record<string, string>>): Buyer | undefined =>
  email && zipcode ? { email, zipcode } : undefined;

/** Puts what can still be had of an order into the cart. */
async function addAgain(order: Order, cart: Clients['commerce']['cart']): Promise<ActionResult> {
  const lines = toOrderLines(order).map(({ again }) => again);
  const { lineItems } = await cart.addItems(
    lines.map(({ id, quantity }) => ({ id, quantity, type: 'product' })),
  );
  const isWhole = lines.every(({ id }) =>
    lineItems.some((line) => [line.id, line.referencedId].includes(id)),
  );
  return { kind: 'done', to: paths.cart.to(), ...(!isWhole && { say: SOME_MISSING }) };
}

export const actions: PageActions<Clients> = {
  [REORDER]: async ({ url, fields }, { commerce }) => {
    try {
      const found = await commerce.order.byLink(codeIn(hrefOf(url)), buyerIn(fields));
      return found ? await addAgain(found.order, commerce.cart) : { kind: 'done' };
    } catch (error) {
      console.error('[order] again', error);
      return { kind: 'done', say: SOME_MISSING };
    }
  },
};
