import type { OpeningHours, Weekday } from '@weefsel/contracts';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];

/** Opening times of a day, with a dot like on the shop's door: `9.30`. */
export type DayOpening = { state: 'open'; from: string; until: string } | { state: 'closed' };

interface OpeningTexts {
  open: (from: string, until: string) => string;
  closed: string;
}

/** Created at first use: a page's first `Intl` formatter takes 50 ms on a slow phone. */
let weekday: Intl.DateTimeFormat | undefined;

const withDot = (time: string) => time.replace(':', '.');

/** Weekday of a moment, in Dutch time. */
export function weekdayOf(date: Date): Weekday {
  weekday ??= new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Amsterdam' });
  return weekday.format(date).toLowerCase() as Weekday;
}

/** Opening of a day. Open requires an opening time, and a closing time other than `Closed`. */
export function dayOpening(hours: OpeningHours | undefined, day: Weekday): DayOpening {
  const { openingTime, closingTime } = hours?.[day] ?? {};
  if (!openingTime || !closingTime || closingTime === 'Closed') return { state: 'closed' };
  return { state: 'open', from: withDot(openingTime), until: withDot(closingTime) };
}

/** Text about the opening hours of a day. */
export function openingText(hours: OpeningHours | undefined, day: Weekday, texts: OpeningTexts): string {
  const opening = dayOpening(hours, day);
  return opening.state === 'open' ? texts.open(opening.from, opening.until) : texts.closed;
}
