import { locale } from '@weefsel/contracts';

const inWords = /* @__PURE__ */ new Intl.DateTimeFormat(locale.code, {
  dateStyle: 'long',
  timeZone: 'Europe/Amsterdam',
});

/** A last day as a sentence says it, `9 december 2026`, which no line breaks; empty for what is no day. */
export function dayInWords(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? '' : inWords.format(date).replaceAll(' ', '\u00a0');
}
