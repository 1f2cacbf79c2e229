import { locale } from '@weefsel/contracts';

const time = /* @__PURE__ */ new Intl.DateTimeFormat(locale.code, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
});

/** Dutch time of a moment, written `14.05`; empty for an invalid one. */
export function clockTime(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : time.format(date).replace(':', '.');
}
