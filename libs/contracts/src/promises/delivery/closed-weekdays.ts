import type { Weekday } from '../../content/site';
import { isShopClosed, type DeliveryTerms } from './arrival';
import { dateOf } from './calendar';
import { dutchDayOf } from './dutch-time';

const A_WEEK = 7;

const WEEKDAY = /* @__PURE__ */ new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/**
 * Weekdays in the seven days from `now` (ms since 1970) on which the shop is closed.
 * These are holidays of its first country and `closedDays`.
 */
export function closedWeekdays(terms: DeliveryTerms, now: number): Weekday[] {
  const today = dutchDayOf(now);
  const country = terms.delivery[0]?.country ?? '';
  return Array.from({ length: A_WEEK }, (_, index) => today + index)
    .filter((day) => isShopClosed(day, country, terms))
    .map((day) => WEEKDAY.format(dateOf(day)).toLowerCase() as Weekday);
}
