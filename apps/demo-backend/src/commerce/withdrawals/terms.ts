import { isHoliday, isWeekend } from '@weefsel/contracts/promises';
import type { OrderDetails, OrderRow } from '../../database/order-rows.ts';
import type { WithdrawalBasis } from '../../database/withdrawals.ts';
import { PROMISES } from '../../promised.ts';
import { arrivalOf } from '../checkout/delivery-date.ts';
import { COUNTRIES } from '../context/reference-data.ts';

const DAY_MS = 86_400_000;

const DUTCH_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' });

/** The Dutch day of a moment, `2026-11-25`; days compare as texts do. */
export const dayOf = (moment: number): string => DUTCH_DAY.format(moment);

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * A term of the law that would end in a weekend or on a holiday ends with the first working day after it (regulation
 * (EEC) 1182/71 art. 3(4), Algemene termijnenwet art. 1).
 */
function workdayFrom(day: string, iso: string): string {
  const number = Date.parse(day) / DAY_MS;
  return isWeekend(number) || isHoliday(number, iso) ? workdayFrom(dayAfter(day, 1), iso) : day;
}

/** The last days, both included, on which an order may be given up. */
export interface Terms {
  /** By law: the days after the day on which the last of it came. */
  lawUntil: string;
  /** By what the shop gives of its own; never shorter. */
  shopUntil: string;
}

/** Both terms of what came on a day, in the country of an ISO code. */
export function termsFrom(arrivalDay: string, iso: string): Terms {
  const lawUntil = workdayFrom(dayAfter(arrivalDay, PROMISES.withdrawalDays), iso);
  const own = dayAfter(arrivalDay, PROMISES.returnDays);
  return { lawUntil, shopUntil: own > lawUntil ? own : lawUntil };
}

const HAS_LEFT: readonly OrderRow['deliveryState'][] = ['shipped', 'returned', 'returned_partially'];

/** The terms of an order, or null as long as not all of it is sent: before that they have not begun. */
export function termsOf(order: OrderRow): Terms | null {
  if (!HAS_LEFT.includes(order.deliveryState)) return null;
  const { shipping } = JSON.parse(order.details) as OrderDetails;
  const iso = COUNTRIES.find(({ id }) => id === shipping.countryId)?.iso ?? '';
  return termsFrom(dayOf(arrivalOf(order.shippedAt ?? order.updatedAt ?? order.createdAt, iso)), iso);
}

/** What an order may be given up by on a day; null when both terms are over. */
export function basisOn(terms: Terms | null, today: string): WithdrawalBasis | null {
  if (!terms || today <= terms.lawUntil) return 'law';
  return today <= terms.shopUntil ? 'shop' : null;
}
