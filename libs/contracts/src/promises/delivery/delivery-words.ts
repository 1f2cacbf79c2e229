import { locale } from '../../locale/locale';
import { dateOf, type Day } from './calendar';

const WEEKDAY = /* @__PURE__ */ new Intl.DateTimeFormat(locale.code, { weekday: 'long', timeZone: 'UTC' });
const DATE = /* @__PURE__ */ new Intl.DateTimeFormat(locale.code, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A week later its name would be that of today. */
const A_WEEK = 7;

/** A day with its date: `dinsdag 24 november`. */
export const dateWords = (day: Day): string => DATE.format(dateOf(day));

/** A day as it is called on another one before it: `dinsdag`, with its date when that is not clear. */
export const dayWords = (day: Day, today: Day): string =>
  day - today < A_WEEK ? WEEKDAY.format(dateOf(day)) : dateWords(day);

/** Until when one has to order, as it is said on a day: `22.00 uur`, of another day `maandag 22.00 uur`. */
export const cutOffWords = (day: Day, hour: number, today: Day): string => {
  const clock = `${hour}.00\u00a0uur`;
  return day === today ? clock : `${dayWords(day, today)} ${clock}`;
};
