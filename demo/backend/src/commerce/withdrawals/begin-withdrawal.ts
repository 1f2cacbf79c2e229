import { randomBytes } from 'node:crypto';
import type { OrderDetails, OrderRow } from '../../database/order-rows.ts';
import type { WithdrawalRow } from '../../database/withdrawals.ts';
import type { Shop } from '../shop.ts';
import { asText } from '../transport/json-body.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { caseOf, isOpen } from './withdrawal-case.ts';
import { nothingToWithdraw, orderNotRecognised, withdrawalUnknown } from './withdrawal-errors.ts';

const DAY_MS = 86_400_000;
const KEPT_UNCONFIRMED = DAY_MS;
const RECEIPT_SHOWN = 30 * DAY_MS;

const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();

/** The order of the request: the customer's own by number, or any by number and e-mail address. */
function meantOrder({ database, limits, sessions }: Shop, { body, ip, session }: StoreCall): OrderRow {
  limits.withdrawal.take(ip);
  const digits = /^#?(\d{1,12})$/.exec(asText(body['orderNumber']).replace(/\s/g, ''))?.[1];
  const order = digits === undefined ? undefined : database.orders.byNumber(Number(digits));
  if (!order) throw orderNotRecognised();
  const customer = sessions.customerOf(session);
  const { customer: buyer } = JSON.parse(order.details) as OrderDetails;
  const email = plain(asText(body['email']));
  if (customer?.id === order.customerId || (email !== '' && email === plain(buyer.email))) return order;
  throw orderNotRecognised();
}

/**
 * Begins a withdrawal. Its code gives access to the next steps. Nothing is withdrawn yet.
 * @throws StoreError 403 for an unknown or another customer's order, 409 when nothing can be withdrawn, 429
 */
export function beginWithdrawal(shop: Shop, call: StoreCall): WithdrawalRow {
  const order = meantOrder(shop, call);
  const one = caseOf(shop, order);
  if (!isOpen(one)) throw nothingToWithdraw();
  const now = shop.options.clock();
  const { customer } = JSON.parse(order.details) as OrderDetails;
  const withdrawal: WithdrawalRow = {
    code: randomBytes(24).toString('base64url'),
    orderId: order.id,
    number: null,
    name: `${customer.firstName} ${customer.lastName}`,
    email: customer.email,
    reason: '',
    lines: '{}',
    basis: null,
    unsent: one.isUnsent ? 1 : 0,
    paid: one.isPaid ? 1 : 0,
    goodsCents: 0,
    deliveryCents: 0,
    createdAt: now,
    confirmedAt: null,
    receivedAt: null,
    refundedAt: null,
    labelCode: null,
  };
  shop.database.withdrawals.forgetBegunBefore(now - KEPT_UNCONFIRMED);
  shop.database.withdrawals.save(withdrawal);
  return withdrawal;
}

/** True when a withdrawal is so old that its codes have expired. */
export function isForgotten({ confirmedAt, createdAt }: WithdrawalRow, now: number): boolean {
  return confirmedAt === null ? now - createdAt > KEPT_UNCONFIRMED : now - confirmedAt > RECEIPT_SHOWN;
}

/** The withdrawal of a code. @throws StoreError 410 for an unknown or expired code */
export function withdrawalIn({ database, options }: Shop, { body }: StoreCall): WithdrawalRow {
  const found = database.withdrawals.byCode(asText(body['code']));
  if (!found || isForgotten(found, options.clock())) throw withdrawalUnknown();
  return found;
}
