import type { OrderRow } from '../../database/order-rows.ts';
import { takenBy } from '../../database/withdrawals.ts';
import { euros } from '../shapes/price-shape.ts';
import type { Shop } from '../shop.ts';
import { isForgotten } from './begin-withdrawal.ts';
import { returnFacts } from './return-facts.ts';
import { isSentBack, returnParcelCode } from './return-label.ts';
import { caseOf, isOpen } from './withdrawal-case.ts';

/** Withdrawal data of an order: its deadlines and its earlier withdrawals. */
export function orderWithdrawals(shop: Pick<Shop, 'database' | 'options'>, order: OrderRow) {
  const one = caseOf(shop, order);
  const isCancelled = order.deliveryState === 'cancelled';
  return {
    isOpen: isOpen(one),
    isUnsent: one.isUnsent,
    isPaid: one.isPaid,
    basis: one.basis,
    terms: one.terms,
    withdrawals: one.confirmed.map((withdrawal) => ({
      ...returnFacts(order, withdrawal),
      basis: withdrawal.basis,
      /** Code of the label; null when there is none. */
      labelCode:
        isSentBack(order, withdrawal) && !isForgotten(withdrawal, shop.options.clock())
          ? withdrawal.labelCode
          : null,
      parcelCode: isCancelled || withdrawal.unsent === 1 ? null : returnParcelCode(order, withdrawal),
      lines: Object.entries(takenBy(withdrawal)).map(([id, quantity]) => ({
        label: one.lines.find((line) => line.id === id)?.label ?? '',
        quantity,
      })),
      refund: euros(withdrawal.goodsCents + withdrawal.deliveryCents),
    })),
  };
}
