import { invoiceOf, type Clients, type Order } from '@weefsel/api-clients';
import {
  paths,
  type ActionResult,
  type PageAction,
  type PageActions,
  type FlashMessage,
} from '@weefsel/contracts';
import { formAction, orderProofSchema, refusal } from '@weefsel/forms';
import { toOrderLines } from '../orders/to-order-line';
import { hrefOf } from '../session/form-success';
import { codeIn } from './code-in';
import { begin } from '../withdrawal/withdrawal-actions';
import { WITHDRAW } from '../withdrawal/withdrawal-forms';
import { explainProof, NoCustomerError, UnknownOrderError } from './guest-proof';
import { INVOICE, invoiceNumber } from './invoice-form';
import { PROVE } from './proof-form';
import { REORDER } from './reorder-form';

const SOME_MISSING: FlashMessage = { kind: 'error', text: 'headless.order.reorderFailed' };
const NO_INVOICE: FlashMessage = { kind: 'error', text: 'headless.order.invoiceFailed' };

/** Adds the lines of an order that are still available to the cart. */
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

/** Opens a guest's order in this session. The page then loads it as for customers. */
const prove = formAction({
  schema: orderProofSchema,
  send: async (buyer, { commerce }: Clients, { url }) => {
    const code = codeIn(hrefOf(url));
    if (!(await commerce.order.byLink(code, { ...buyer, login: true }))) throw new UnknownOrderError(code);
    // A guest whose account was deleted gets no session.
    if (!(await commerce.context.read()).customer) throw new NoCustomerError(code);
  },
  explain: explainProof,
});

const invoice: PageAction<Clients> = async ({ url }, { commerce }) => {
  try {
    const found = await commerce.order.byLink(codeIn(hrefOf(url)), undefined);
    const paper = found && invoiceOf(found.order);
    const file = paper && (await commerce.order.download(paper));
    if (file) return { kind: 'file', file, name: `factuur-${invoiceNumber(found.order)}.pdf` };
  } catch (error) {
    console.error('[order] invoice', error);
  }
  return { kind: 'done', say: NO_INVOICE };
};

export const actions: PageActions<Clients> = {
  [PROVE]: prove,
  [INVOICE]: invoice,
  [REORDER]: async ({ url }, { commerce }) => {
    try {
      const found = await commerce.order.byLink(codeIn(hrefOf(url)), undefined);
      return found ? await addAgain(found.order, commerce.cart) : { kind: 'done' };
    } catch (error) {
      console.error('[order] again', error);
      return { kind: 'done', say: SOME_MISSING };
    }
  },
  [WITHDRAW]: async ({ url }, { commerce }) => {
    try {
      const found = await commerce.order.byLink(codeIn(hrefOf(url)), undefined);
      const { orderNumber, orderCustomer } = found?.order ?? {};
      if (!orderNumber) return { kind: 'done', to: paths.withdraw.to() };
      return await begin({ commerce }, { orderNumber, email: orderCustomer?.email ?? '' });
    } catch (error) {
      return refusal(error);
    }
  },
};
