const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** A day of the calendar, as the number of days since 1 January 1970. */
export type Day = number;

export const dayOf = (year: number, month: number, date: number): Day =>
  Date.UTC(year, month - 1, date) / DAY_MS;

/** UTC midnight at which a day begins, for formatting and splitting. It is no moment of Dutch time. */
export const dateOf = (day: Day): Date => new Date(day * DAY_MS);

/** A day in the format for exchange between programs: `2026-12-31`. */
export const writtenDay = (day: Day): string => dateOf(day).toISOString().slice(0, 10);

export const yearOf = (day: Day): number => dateOf(day).getUTCFullYear();

export const isSunday = (day: Day): boolean => dateOf(day).getUTCDay() === SUNDAY;

/** True for a Saturday or a Sunday. */
export const isWeekend = (day: Day): boolean => isSunday(day) || dateOf(day).getUTCDay() === SATURDAY;

/** Easter Sunday of a year of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leap = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leap - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return dayOf(year, 3, 22 + epact + toSunday - 7 * late);
}
