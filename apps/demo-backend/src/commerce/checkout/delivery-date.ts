import { PROMISES } from '../../promised.ts';

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

const DUTCH_TIME = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

const isWorkday = (noon: number): boolean => {
  const day = new Date(noon).getUTCDay();
  return day !== SATURDAY && day !== SUNDAY;
};

/** The day itself when it is a working day, else the next one. */
function workdayFrom(noon: number): number {
  let day = noon;
  while (!isWorkday(day)) day += DAY_MS;
  return day;
}

/** Noon of the day on which an order is packed: the same working day when it comes before the promised hour. */
function packedOn(orderedAt: number): number {
  const parts = Object.fromEntries(
    DUTCH_TIME.formatToParts(orderedAt).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0 } = parts;
  const today = Date.UTC(year, month - 1, day, 12);
  const isInTime = isWorkday(today) && hour < PROMISES.cutOffHour;
  return isInTime ? today : workdayFrom(today + DAY_MS);
}

const slowest = Math.max(...PROMISES.delivery.map(({ workdays }) => workdays));

/** Noon of the promised day on which an order arrives in a country, in ms since 1970. */
export function arrivalOf(orderedAt: number, iso: string): number {
  const { workdays } = PROMISES.delivery.find(({ country }) => country === iso) ?? { workdays: slowest };
  let day = packedOn(orderedAt);
  for (let left = workdays; left > 0; left -= 1) day = workdayFrom(day + DAY_MS);
  return day;
}
