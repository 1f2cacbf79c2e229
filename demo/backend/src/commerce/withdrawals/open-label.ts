import type { OrderDetails, OrderRow } from '../../database/order-rows.ts';
import type { WithdrawalRow } from '../../database/withdrawals.ts';
import { orderNotFound } from '../checkout/checkout-errors.ts';
import type { Shop } from '../shop.ts';
import { asText } from '../transport/json-body.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { isForgotten } from './begin-withdrawal.ts';
import { newLabelCode, toReturnLabel } from './return-label.ts';
import { labelNeedsProof, labelProofWrong, withdrawalUnknown } from './withdrawal-errors.ts';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, '').toLowerCase();

/**
 * Verifies that the caller may see an address: the customer of the order, or a caller who knows one of its postcodes.
 * @throws StoreError 403, and 429 after too many guesses
 */
function checkProof(shop: Shop, { body, ip, session }: StoreCall, order: OrderRow): void {
  if (shop.sessions.customerOf(session)?.id === order.customerId) return;
  const zipcode = plain(asText(body['zipcode']));
  if (zipcode === '') throw labelNeedsProof();
  const key = `${order.deepLinkCode}-${ip}`;
  shop.limits.guestLogin.take(key);
  const { billing, shipping } = JSON.parse(order.details) as OrderDetails;
  if (![billing, shipping].some((address) => plain(address.zipcode) === zipcode)) throw labelProofWrong();
  shop.limits.guestLogin.forget(key);
}

/** The withdrawal with a label code. The earliest withdrawals have none yet. */
function withLabelCode({ database }: Shop, withdrawal: WithdrawalRow): WithdrawalRow {
  if (withdrawal.labelCode !== null) return withdrawal;
  const next = { ...withdrawal, labelCode: newLabelCode() };
  database.withdrawals.save(next);
  return next;
}

/**
 * Opens a return label. Its own code suffices: only callers who may see the order receive it. A withdrawal's code
 * follows from an order number and an e-mail address. These do not reveal a home address, so it needs a proof too.
 * @throws StoreError 403 without a proof, 410 for an unknown, unconfirmed or expired code, 429
 */
export function openLabel(shop: Shop, call: StoreCall) {
  const { orders, withdrawals } = shop.database;
  const code = asText(call.body['code']);
  const byLabel = code === '' ? undefined : withdrawals.byLabel(code);
  const found = byLabel ?? withdrawals.byCode(code);
  if (!found || found.confirmedAt === null || isForgotten(found, shop.options.clock()))
    throw withdrawalUnknown();
  const order = orders.byId(found.orderId);
  if (!order) throw orderNotFound(found.orderId);
  if (!byLabel) checkProof(shop, call, order);
  return toReturnLabel(order, withLabelCode(shop, found));
}
