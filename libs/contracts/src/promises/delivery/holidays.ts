import { dayOf, easterOf, isSunday, yearOf, type Day } from './calendar';

type Holiday = (year: number) => Day | undefined;

const on =
  (date: number, month: number): Holiday =>
  (year) =>
    dayOf(year, month, date);

const afterEaster =
  (days: number): Holiday =>
  (year) =>
    easterOf(year) + days;

/** The king's birthday; a day earlier when that is a Sunday. */
const kingsDay: Holiday = (year) => {
  const birthday = dayOf(year, 4, 27);
  return isSunday(birthday) ? birthday - 1 : birthday;
};

/** A public holiday once in five years. */
const liberationDay: Holiday = (year) => (year % 5 === 0 ? dayOf(year, 5, 5) : undefined);

const EVERYWHERE = [on(1, 1), afterEaster(1), afterEaster(39), afterEaster(50), on(25, 12)];

const DUTCH = [...EVERYWHERE, kingsDay, liberationDay, on(26, 12)];

/** Days without packing and delivery, by country. Holidays that always fall on a Sunday are left out. */
const HOLIDAYS: Readonly<Record<string, readonly Holiday[]>> = {
  NL: DUTCH,
  BE: [...EVERYWHERE, on(1, 5), on(21, 7), on(15, 8), on(1, 11), on(11, 11)],
  DE: [...EVERYWHERE, afterEaster(-2), on(1, 5), on(3, 10), on(26, 12)],
};

const isOneOf = (holidays: readonly Holiday[], day: Day): boolean =>
  holidays.some((holiday) => holiday(yearOf(day)) === day);

export const isDutchHoliday = (day: Day): boolean => isOneOf(DUTCH, day);

/** True for a national holiday of a country. Unknown countries get the Dutch holidays. */
export const isHoliday = (day: Day, country: string): boolean => isOneOf(HOLIDAYS[country] ?? DUTCH, day);
