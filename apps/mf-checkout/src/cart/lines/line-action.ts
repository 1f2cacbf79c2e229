import { cartErrors, cartTotal, type Cart, type Clients } from '@weefsel/api-clients';
import type { ActionResult, PageAction, FlashMessage } from '@weefsel/contracts';
import { isRefusedFor } from '@weefsel/forms';
import { formatPrice } from '@weefsel/ui';
import { LINE_FORM } from './line-form';
import { toNotices } from '../notices/to-notices';
import { toFlash } from '../notices/to-flash';

/** Maximum quantity; no shopper sends a larger one. */
const MOST = 10_000;

const quantityIn = (typed = ''): number | undefined =>
  /^\d{1,5}$/.test(typed) && Number(typed) <= MOST ? Number(typed) : undefined;

const failed = (text: FlashMessage['text']): ActionResult => ({ kind: 'done', say: { kind: 'error', text } });

/** The cart's own notice about a change; undefined without one. */
function noticeIn(cart: Cart): FlashMessage | undefined {
  const [notice] = toNotices(cartErrors(cart), cart.lineItems);
  return notice && toFlash(notice);
}

/** The line of a form, in this cart. */
const lineIn = (cart: Cart, id: string) => cart.lineItems.find((line) => line.id === id);

async function change(
  cart: Clients['commerce']['cart'],
  id: string,
  quantity: number,
): Promise<ActionResult> {
  const before = lineIn(await cart.read(), id);
  const name = before?.label ?? '';
  if (!before) return { kind: 'done', say: { kind: 'info', text: 'headless.cart.notice.other' } };
  if (quantity === 0) {
    const after = await cart.removeItems([id]);
    const removed: FlashMessage = { kind: 'success', text: 'headless.cart.removed', values: { name } };
    return { kind: 'done', say: noticeIn(after) ?? removed };
  }
  const after = await cart.changeItems([{ id, quantity }]);
  const count = String(lineIn(after, id)?.quantity ?? 0);
  const total = formatPrice(cartTotal(after));
  const changed: FlashMessage = {
    kind: 'success',
    text: 'headless.cart.changed',
    values: { name, count, total },
  };
  return { kind: 'done', say: noticeIn(after) ?? changed };
}

/** Changes the quantity of a line; zero removes it. */
export const lineAction: PageAction<Clients> = async ({ fields }, { commerce }) => {
  const quantity = quantityIn(fields[LINE_FORM.quantity] ?? fields[LINE_FORM.typed]);
  if (quantity === undefined) return failed('headless.cart.changeFailed');
  try {
    return await change(commerce.cart, fields[LINE_FORM.line] ?? '', quantity);
  } catch (error) {
    if (isRefusedFor(error, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND'))
      return { kind: 'done', say: { kind: 'info', text: 'headless.cart.notice.other' } };
    console.error('[cart]', error);
    return failed(quantity === 0 ? 'headless.cart.removeFailed' : 'headless.cart.changeFailed');
  }
};
