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
 * Holds that somebody may see where an order went: whose order it is, or who knows the postcode of one of its addresses.
 * @throws StoreError 403, and 429 for who guesses
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

/** The same withdrawal, with a code for its label: those of the first days had none. */
function withLabelCode({ database }: Shop, withdrawal: WithdrawalRow): WithdrawalRow {
  if (withdrawal.labelCode !== null) return withdrawal;
  const next = { ...withdrawal, labelCode: newLabelCode() };
  database.withdrawals.save(next);
  return next;
}

/**
 * The label of a parcel that comes back. Its own code opens it, as only who may see the order is given that. The code of
 * the withdrawal is had for an order's number and e-mail address, which do not tell where somebody lives: it takes a proof too.
 * @throws StoreError 403 without a proof, 410 for what is unknown, not confirmed or too old, 429
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
