import { locale } from '@weefsel/contracts';

const day = /* @__PURE__ */ new Intl.DateTimeFormat(locale.code, {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});

/** A day as the shop writes it, dd-mm-yyyy in Dutch time; empty for what is not a date. */
export function formatDate(date: Date | string | number): string {
  const value = new Date(date);
  return Number.isNaN(value.getTime()) ? '' : day.format(value);
}
