import type { OrderDetails } from '../../database/order-rows.ts';
import { takenBy, type WithdrawalRow } from '../../database/withdrawals.ts';
import { withdrawalMail } from '../../mail/withdrawal-letter.ts';
import { orderNotFound } from '../checkout/checkout-errors.ts';
import { moveOrderState } from '../orders/move-order.ts';
import { stateAfter } from '../orders/state-machines.ts';
import type { Shop } from '../shop.ts';
import { restock } from '../stock-alerts/restock.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { withdrawalIn } from './begin-withdrawal.ts';
import { returnFacts } from './return-facts.ts';
import { newLabelCode } from './return-label.ts';
import { caseOf, fits, refundOf, type WithdrawalCase } from './withdrawal-case.ts';
import { nothingChosen, nothingToWithdraw, withdrawalChanged } from './withdrawal-errors.ts';

/** Handles goods that were not sent yet: all of them cancel the order, a part is restocked. */
function keepGoods(
  shop: Shop,
  { order, lines }: WithdrawalCase,
  withdrawal: WithdrawalRow,
  isWhole: boolean,
) {
  if (isWhole && stateAfter('order', order.state, 'cancel')) {
    moveOrderState(shop, order, 'cancel');
    return;
  }
  for (const [id, quantity] of Object.entries(takenBy(withdrawal))) {
    const line = lines.find((one) => one.id === id);
    if (line) restock(shop, line.referencedId, quantity);
  }
}

/** Reduces the amount that is still due on an unpaid order. */
function oweLess({ database }: Shop, { order, isPaid }: WithdrawalCase, cents: number) {
  const payment = database.orders.transactionsOf(order.id).at(-1);
  if (!payment || isPaid) return;
  const amountCents = Math.max(0, payment.amountCents - cents);
  database.orders.saveTransaction({ ...payment, amountCents });
}

/**
 * Mails the receipt to the withdrawal's address, and to the order's customer if that differs. Only the customer's copy
 * has a label code that needs no proof.
 */
function sendReceipt(shop: Shop, { order, lines }: WithdrawalCase, withdrawal: WithdrawalRow) {
  const { customer } = JSON.parse(order.details) as OrderDetails;
  const facts = returnFacts(order, withdrawal);
  const origin = shop.options.storefrontOrigin;
  const mailWith = (labelCode: string) =>
    withdrawalMail({ order, lines, withdrawal, facts, origin, labelCode });
  const isSame = customer.email.toLowerCase() === withdrawal.email.toLowerCase();
  if (!isSame) shop.outbox.send({ ...mailWith(withdrawal.code), to: withdrawal.email });
  shop.outbox.send({ ...mailWith(withdrawal.labelCode ?? ''), to: customer.email });
}

/**
 * Confirms a withdrawal and sends its receipt. Idempotent: a repeated call returns the same withdrawal.
 * @throws StoreError 400, 409 when it is too late or some of the goods were withdrawn in the meantime, 410
 */
export function confirmWithdrawal(shop: Shop, call: StoreCall): WithdrawalRow {
  const { orders, transaction, withdrawals } = shop.database;
  return transaction(() => {
    const withdrawal = withdrawalIn(shop, call);
    if (withdrawal.confirmedAt !== null) return withdrawal;
    const order = orders.byId(withdrawal.orderId);
    if (!order) throw orderNotFound(withdrawal.orderId);
    const chosen = takenBy(withdrawal);
    if (Object.keys(chosen).length === 0) throw nothingChosen();
    const one = caseOf(shop, order);
    if (!one.basis) throw nothingToWithdraw();
    if (!fits(one, withdrawal)) throw withdrawalChanged();
    const { goodsCents, deliveryCents, isWhole } = refundOf(one, chosen);
    const confirmed: WithdrawalRow = {
      ...withdrawal,
      number: one.confirmed.length + 1,
      basis: one.basis,
      unsent: one.isUnsent ? 1 : 0,
      paid: one.isPaid ? 1 : 0,
      goodsCents,
      deliveryCents,
      confirmedAt: shop.options.clock(),
      labelCode: one.isUnsent ? null : newLabelCode(),
    };
    if (one.isUnsent) keepGoods(shop, one, withdrawal, isWhole);
    oweLess(shop, one, goodsCents + deliveryCents);
    withdrawals.save(confirmed);
    sendReceipt(shop, one, confirmed);
    return confirmed;
  });
}
