import { locale } from '@weefsel/contracts';

const day = /* @__PURE__ */ new Intl.DateTimeFormat(locale.code, {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});

const inWords = /* @__PURE__ */ new Intl.DateTimeFormat(locale.code, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Amsterdam',
});

const written = (by: Intl.DateTimeFormat, date: Date | string | number): string => {
  const value = new Date(date);
  return Number.isNaN(value.getTime()) ? '' : by.format(value);
};

/** Formats a nearby day in words, `dinsdag 24 november` in Dutch time; empty for an invalid date. */
export const formatDay = (date: Date | string | number): string => written(inWords, date);

/** Formats a day as dd-mm-yyyy in Dutch time; empty for an invalid date. */
export const formatDate = (date: Date | string | number): string => written(day, date);
