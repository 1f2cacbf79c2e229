import { locale } from '../../locale/locale';
import { dateOf, type Day } from './calendar';

const WEEKDAY = /* @__PURE__ */ new Intl.DateTimeFormat(locale.code, { weekday: 'long', timeZone: 'UTC' });
const DATE = /* @__PURE__ */ new Intl.DateTimeFormat(locale.code, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A week later, the name of the weekday would be today's. */
const A_WEEK = 7;

/** A day with its date: `dinsdag 24 november`. */
export const dateWords = (day: Day): string => DATE.format(dateOf(day));

/** Name of a day as seen from an earlier one: `dinsdag`, with its date when ambiguous. */
export const dayWords = (day: Day, today: Day): string =>
  day - today < A_WEEK ? WEEKDAY.format(dateOf(day)) : dateWords(day);

/** Order deadline as worded on `today`: `22.00 uur`, of another day `maandag 22.00 uur`. */
export const cutOffWords = (day: Day, hour: number, today: Day): string => {
  const clock = `${hour}.00\u00a0uur`;
  return day === today ? clock : `${dayWords(day, today)} ${clock}`;
};
