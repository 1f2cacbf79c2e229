import type { WithdrawalRow } from '../../database/withdrawals.ts';
import { checkEmail, checkText } from '../account/field-rules.ts';
import { orderNotFound } from '../checkout/checkout-errors.ts';
import type { Shop } from '../shop.ts';
import { asText } from '../transport/json-body.ts';
import { StoreError, violation } from '../transport/store-error.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { withdrawalIn } from './begin-withdrawal.ts';
import { caseOf } from './withdrawal-case.ts';
import { nothingChosen, withdrawalChanged } from './withdrawal-errors.ts';

const LONGEST_REASON = 1000;

/** Chosen quantity by line. Invalid quantities are ignored. */
function chosenIn({ body }: StoreCall): Record<string, number> {
  const list: readonly unknown[] = Array.isArray(body['lines']) ? body['lines'] : [];
  const entries = list.flatMap((entry): [string, number][] => {
    const { id, quantity } = Object(entry) as { id?: unknown; quantity?: unknown };
    const isSome = typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0;
    return typeof id === 'string' && isSome ? [[id, quantity]] : [];
  });
  return Object.fromEntries(entries);
}

function checkReason(reason: string) {
  if (reason.length <= LONGEST_REASON) return [];
  return [violation('TOO_LONG_ERROR', '/reason', `Up to ${LONGEST_REASON} characters.`)];
}

/**
 * Stores a withdrawal's chosen lines, name, e-mail address and optional reason.
 * @throws StoreError 400 for missing fields, 409 for more than is left, 410
 */
export function chooseLines(shop: Shop, call: StoreCall): WithdrawalRow {
  const withdrawal = withdrawalIn(shop, call);
  if (withdrawal.confirmedAt !== null) return withdrawal;
  const { body } = call;
  const reason = asText(body['reason']);
  const errors = [...checkText(body, 'name'), ...checkEmail(body), ...checkReason(reason)];
  if (errors.length > 0) throw new StoreError(400, errors);
  const chosen = chosenIn(call);
  if (Object.keys(chosen).length === 0) throw nothingChosen();
  const order = shop.database.orders.byId(withdrawal.orderId);
  if (!order) throw orderNotFound(withdrawal.orderId);
  const { left } = caseOf(shop, order);
  if (Object.entries(chosen).some(([id, quantity]) => quantity > (left[id] ?? 0))) throw withdrawalChanged();
  const next: WithdrawalRow = {
    ...withdrawal,
    name: asText(body['name']),
    email: asText(body['email']),
    reason,
    lines: JSON.stringify(chosen),
  };
  shop.database.withdrawals.save(next);
  return next;
}
