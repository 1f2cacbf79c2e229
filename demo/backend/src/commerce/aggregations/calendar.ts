/** A local date and time in some time zone. */
interface WallClock {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** Converts ISO dates to local time in a time zone. @throws RangeError for a zone that does not exist */
export function wallClockIn(timeZone: string): (date: string) => WallClock {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (date) => {
    const found = new Map(format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]));
    const parts = PARTS.map((part) => [part, found.get(part) ?? '00']);
    return Object.fromEntries(parts) as Record<(typeof PARTS)[number], string>;
  };
}

const DAY_MS = 86_400_000;

/** ISO 8601 week of the year, with the year it belongs to. */
function isoWeek({ year, month, day }: WallClock): { year: string; week: string } {
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  const thursday = new Date(date + (3 - weekday) * DAY_MS);
  const start = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = 1 + Math.floor((thursday.getTime() - start) / (7 * DAY_MS));
  return { year: String(thursday.getUTCFullYear()), week: String(week).padStart(2, '0') };
}

const quarterOf = ({ month }: WallClock): number => Math.ceil(Number(month) / 3);

/** The vendor's name of the minute, hour, … that contains a moment. */
export const INTERVALS: Record<string, (at: WallClock) => string> = {
  minute: ({ year, month, day, hour, minute }) => `${year}-${month}-${day} ${hour}:${minute}:00`,
  hour: ({ year, month, day, hour }) => `${year}-${month}-${day} ${hour}:00:00`,
  day: ({ year, month, day }) => `${year}-${month}-${day} 00:00:00`,
  week: (at) => `${isoWeek(at).year} ${isoWeek(at).week}`,
  month: ({ year, month }) => `${year}-${month}-01 00:00:00`,
  quarter: (at) => `${at.year} ${quarterOf(at)}`,
  year: ({ year }) => `${year}-01-01 00:00:00`,
};

const LETTERS: Record<string, (at: WallClock) => string> = {
  Y: ({ year }) => year,
  y: ({ year }) => year.slice(2),
  m: ({ month }) => month,
  n: ({ month }) => String(Number(month)),
  d: ({ day }) => day,
  j: ({ day }) => String(Number(day)),
  H: ({ hour }) => hour,
  i: ({ minute }) => minute,
  s: ({ second }) => second,
  W: (at) => isoWeek(at).week,
};

/** Formats a moment with the letters of PHP's date format that listings need, e.g. `d.m.Y`. */
export const printDate = (at: WallClock, format: string): string =>
  format.replace(/\w/g, (letter) =>
    Object.hasOwn(LETTERS, letter) ? (LETTERS[letter]?.(at) ?? '') : letter,
  );
