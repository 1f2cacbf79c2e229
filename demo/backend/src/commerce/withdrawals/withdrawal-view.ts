import type { OrderLineRow } from '../../database/order-rows.ts';
import { takenBy, type WithdrawalRow } from '../../database/withdrawals.ts';
import { optionsOf } from '../../mail/bill.ts';
import { toDate } from '../shapes/customer-shape.ts';
import { euros } from '../shapes/price-shape.ts';
import { toMedia } from '../shapes/media-shape.ts';
import type { Shop } from '../shop.ts';
import { orderNotFound } from '../checkout/checkout-errors.ts';
import { centsFor } from './goods.ts';
import { returnFacts } from './return-facts.ts';
import { caseOf, isOpen, refundOf, type WithdrawalCase } from './withdrawal-case.ts';

function toLine(shop: Shop, one: WithdrawalCase, line: OrderLineRow, chosen: number) {
  const goods = one.goods.find(({ id }) => id === line.id);
  return {
    id: line.id,
    label: line.label,
    options: optionsOf(line),
    cover: line.coverId === null ? null : toMedia(shop, line.coverId),
    quantity: line.quantity,
    left: one.left[line.id] ?? 0,
    chosen,
    /** Price that the shopper paid for one piece, after discounts. */
    unitRefund: euros(goods ? centsFor(goods, 0, 1) : 0),
  };
}

const amounts = ({ goodsCents, deliveryCents }: Pick<WithdrawalRow, 'goodsCents' | 'deliveryCents'>) => ({
  goods: euros(goodsCents),
  delivery: euros(deliveryCents),
  total: euros(goodsCents + deliveryCents),
});

/** A withdrawal on the wire, begun or confirmed, with the withdrawable lines of its order. */
export function toWithdrawal(shop: Shop, withdrawal: WithdrawalRow) {
  const order = shop.database.orders.byId(withdrawal.orderId);
  if (!order) throw orderNotFound(withdrawal.orderId);
  const one = caseOf(shop, order);
  const chosen = takenBy(withdrawal);
  const isConfirmed = withdrawal.confirmedAt !== null;
  const refund = isConfirmed ? withdrawal : refundOf(one, chosen);
  return {
    code: withdrawal.code,
    orderNumber: String(order.number),
    orderDateTime: toDate(order.createdAt),
    /** Code of the order link, for callers who may see the order. */
    deepLinkCode: order.deepLinkCode,
    name: withdrawal.name,
    email: withdrawal.email,
    reason: withdrawal.reason,
    lines: one.lines
      .filter(({ type }) => type === 'product')
      .map((line) => toLine(shop, one, line, chosen[line.id] ?? 0)),
    isOpen: isOpen(one),
    isUnsent: isConfirmed ? withdrawal.unsent === 1 : one.isUnsent,
    isPaid: isConfirmed ? withdrawal.paid === 1 : one.isPaid,
    basis: isConfirmed ? withdrawal.basis : one.basis,
    terms: one.terms,
    refund: amounts(refund),
    /** Shipping costs, refunded or not. */
    shippingTotal: euros(order.shippingCents - order.shippingDiscountCents),
    receipt: isConfirmed ? returnFacts(order, withdrawal) : null,
    apiAlias: 'shop_withdrawal',
  };
}
