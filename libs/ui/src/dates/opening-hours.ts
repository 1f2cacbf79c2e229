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

/** Times with a dot, as they are written on the door: `9.30`. */
export type DayOpening = { state: 'open'; from: string; until: string } | { state: 'closed' };

export interface OpeningTexts {
  open: (from: string, until: string) => string;
  closed: string;
}

/** Made at first use: the first `Intl` of a page costs half as much as the start of all its scripts (0041). */
let weekday: Intl.DateTimeFormat | undefined;

const withDot = (time: string) => time.replace(':', '.');

/** The day of the week of a moment, in Dutch time. */
export function weekdayOf(date: Date): Weekday {
  weekday ??= new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Amsterdam' });
  return weekday.format(date).toLowerCase() as Weekday;
}

/** Open needs an opening time and a closing time that is not `Closed`; anything else is closed. */
export function dayOpening(hours: OpeningHours | undefined, day: Weekday): DayOpening {
  const { openingTime, closingTime } = hours?.[day] ?? {};
  if (!openingTime || !closingTime || closingTime === 'Closed') return { state: 'closed' };
  return { state: 'open', from: withDot(openingTime), until: withDot(closingTime) };
}

/** What the shop says about its hours on a day. */
export function openingText(hours: OpeningHours | undefined, day: Weekday, texts: OpeningTexts): string {
  const opening = dayOpening(hours, day);
  return opening.state === 'open' ? texts.open(opening.from, opening.until) : texts.closed;
}
