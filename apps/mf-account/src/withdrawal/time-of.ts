import { locale } from '@weefsel/contracts';

const clock = /* @__PURE__ */ new Intl.DateTimeFormat(locale.code, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** Dutch time of a moment, to the second; empty for an invalid one. */
export function timeOf(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : clock.format(date);
}
