import { locale } from '@weefsel/contracts';

const inWords = /* @__PURE__ */ new Intl.DateTimeFormat(locale.code, {
  dateStyle: 'long',
  timeZone: 'Europe/Amsterdam',
});

/** A last day in words, `9 december 2026`, with non-breaking spaces; empty for an invalid day. */
export function dayInWords(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? '' : inWords.format(date).replaceAll(' ', '\u00a0');
}
