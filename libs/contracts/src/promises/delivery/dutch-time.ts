import { dayOf, type Day } from './calendar';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** Hours that Dutch time is ahead of UTC: in summer, in winter. */
const AHEAD = [2, 1] as const;

const CLOCK = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

function onClock(moment: number): { day: Day; hour: number } {
  const parts = Object.fromEntries(
    CLOCK.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0 } = parts;
  return { day: dayOf(year, month, day), hour };
}

/** Calendar day in the Netherlands of a moment in ms since 1970. */
export const dutchDayOf = (moment: number): Day => onClock(moment).day;

/** Moment at which a Dutch clock shows an hour (0 to 24) of a day. Of a repeated hour, the first. */
export function dutchMoment(day: Day, hour: number): number {
  const ofClock = (day * DAY_HOURS + hour) * HOUR_MS;
  const wanted = { day: day + Math.floor(hour / DAY_HOURS), hour: hour % DAY_HOURS };
  const [summer, winter] = AHEAD.map((ahead) => ofClock - ahead * HOUR_MS);
  const shown = onClock(summer ?? ofClock);
  const isSummer = shown.day === wanted.day && shown.hour === wanted.hour;
  return (isSummer ? summer : winter) ?? ofClock;
}
