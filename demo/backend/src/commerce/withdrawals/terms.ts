import { isHoliday, isWeekend } from '@weefsel/contracts/promises';
import type { OrderDetails, OrderRow } from '../../database/order-rows.ts';
import type { WithdrawalBasis } from '../../database/withdrawals.ts';
import { PROMISES } from '../../promised.ts';
import { arrivalOf } from '../checkout/delivery-date.ts';
import { COUNTRIES } from '../context/reference-data.ts';

const DAY_MS = 86_400_000;

const DUTCH_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' });

/** Dutch calendar day of a moment, `2026-11-25`. Days compare like texts. */
export const dayOf = (moment: number): string => DUTCH_DAY.format(moment);

/** The day that is `days` after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The first working day from a day on. Legal terms end on it instead of a weekend or holiday: regulation (EEC) 1182/71
 * art. 3(4), Algemene termijnenwet art. 1.
 */
function workdayFrom(day: string, iso: string): string {
  const number = Date.parse(day) / DAY_MS;
  return isWeekend(number) || isHoliday(number, iso) ? workdayFrom(dayAfter(day, 1), iso) : day;
}

/** Last days, inclusive, for withdrawing from an order. */
export interface Terms {
  /** By law: counted from the day after the last part of the order arrived. */
  lawUntil: string;
  /** By the shop's own policy; never shorter. */
  shopUntil: string;
}

/** Both terms for an arrival day, in a country by ISO code. */
export function termsFrom(arrivalDay: string, iso: string): Terms {
  const lawUntil = workdayFrom(dayAfter(arrivalDay, PROMISES.withdrawalDays), iso);
  const own = dayAfter(arrivalDay, PROMISES.returnDays);
  return { lawUntil, shopUntil: own > lawUntil ? own : lawUntil };
}

const HAS_LEFT: readonly OrderRow['deliveryState'][] = ['shipped', 'returned', 'returned_partially'];

/** Terms of an order. Null until all of it is sent: before that they have not begun. */
export function termsOf(order: OrderRow): Terms | null {
  if (!HAS_LEFT.includes(order.deliveryState)) return null;
  const { shipping } = JSON.parse(order.details) as OrderDetails;
  const iso = COUNTRIES.find(({ id }) => id === shipping.countryId)?.iso ?? '';
  return termsFrom(dayOf(arrivalOf(order.shippedAt ?? order.updatedAt ?? order.createdAt, iso)), iso);
}

/** Legal basis of a withdrawal on a day; null when both terms are over. */
export function basisOn(terms: Terms | null, today: string): WithdrawalBasis | null {
  if (!terms || today <= terms.lawUntil) return 'law';
  return today <= terms.shopUntil ? 'shop' : null;
}
