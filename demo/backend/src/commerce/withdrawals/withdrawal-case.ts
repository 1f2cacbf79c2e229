import type { OrderLineRow, OrderRow, TransactionState } from '../../database/order-rows.ts';
import { takenBy, takenByAll, type WithdrawalBasis, type WithdrawalRow } from '../../database/withdrawals.ts';
import type { Shop } from '../shop.ts';
import { goodsCents, goodsOf, isAll, leftOf, type Goods } from './goods.ts';
import { basisOn, dayOf, termsOf, type Terms } from './terms.ts';

type Known = Pick<Shop, 'database' | 'options'>;

/** All facts that determine what can be withdrawn from an order, and its refund. */
export interface WithdrawalCase {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  goods: readonly Goods[];
  confirmed: readonly WithdrawalRow[];
  taken: Record<string, number>;
  left: Record<string, number>;
  terms: Terms | null;
  /** Null when both terms are over. */
  basis: WithdrawalBasis | null;
  /** True when nothing of it was sent. */
  isUnsent: boolean;
  /** True when money was received that has to be refunded. */
  isPaid: boolean;
}

const PAID: readonly TransactionState[] = ['paid', 'paid_partially', 'refunded', 'refunded_partially'];

/** Current facts about an order. */
export function caseOf({ database, options }: Known, order: OrderRow): WithdrawalCase {
  const lines = database.orders.linesOf(order.id);
  const goods = goodsOf(lines);
  const confirmed = database.withdrawals.confirmedOf(order.id);
  const taken = takenByAll(confirmed);
  const terms = termsOf(order);
  const payment = database.orders.transactionsOf(order.id).at(-1);
  const left = leftOf(goods, taken);
  return {
    order,
    lines,
    goods,
    confirmed,
    taken,
    // Nothing is left to withdraw of a cancelled or fully returned order.
    left: ['cancelled', 'returned'].includes(order.deliveryState) ? leftOf(goods, allOf(goods)) : left,
    terms,
    basis: basisOn(terms, dayOf(options.clock())),
    isUnsent: order.deliveryState === 'open',
    isPaid: payment !== undefined && PAID.includes(payment.state),
  };
}

const allOf = (goods: readonly Goods[]): Record<string, number> =>
  Object.fromEntries(goods.map(({ id, quantity }) => [id, quantity]));

/** True when something of an order can be withdrawn today. */
export const isOpen = ({ left, basis }: WithdrawalCase): boolean =>
  basis !== null && Object.values(left).some((quantity) => quantity > 0);

/** Refund of a withdrawal. Includes shipping once the whole order is withdrawn within the legal term. */
export function refundOf(one: WithdrawalCase, chosen: Readonly<Record<string, number>>) {
  const { order, goods, taken, confirmed, basis } = one;
  const isWhole = isAll(goods, taken, chosen);
  const isByLaw = basis === 'law' && confirmed.every((before) => before.basis === 'law');
  return {
    goodsCents: goodsCents(goods, taken, chosen),
    deliveryCents: isWhole && isByLaw ? order.shippingCents - order.shippingDiscountCents : 0,
    isWhole,
  };
}

/** True when everything that a withdrawal chose can still be withdrawn. */
export const fits = ({ left }: WithdrawalCase, withdrawal: WithdrawalRow): boolean =>
  Object.entries(takenBy(withdrawal)).every(([id, quantity]) => quantity <= (left[id] ?? 0));
