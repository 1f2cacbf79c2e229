import type { DeliveryPromise, ShopPromises } from '../shop-promises';
import { isWeekend, writtenDay, type Day } from './calendar';
import { dutchDayOf, dutchMoment } from './dutch-time';
import { isDutchHoliday, isHoliday } from './holidays';

export type DeliveryTerms = Pick<ShopPromises, 'cutOffHour' | 'delivery' | 'closedDays'>;

/** The packing day of an order. */
export interface Packing {
  day: Day;
  /** Orders before this moment, in ms since 1970, are packed on that day. */
  until: number;
}

type PackingTerms = Pick<DeliveryTerms, 'cutOffHour' | 'closedDays'>;

const isClosedDay = (day: Day, { closedDays = [] }: PackingTerms): boolean =>
  closedDays.includes(writtenDay(day));

/** Parcels are packed in the Netherlands, whatever the market. */
const isPackingDay = (day: Day, terms: PackingTerms): boolean =>
  !isWeekend(day) && !isDutchHoliday(day) && !isClosedDay(day, terms);

/** The day itself when it is a packing day, else the next packing day. */
const nextPackingDay = (day: Day, terms: PackingTerms): Day =>
  isPackingDay(day, terms) ? day : nextPackingDay(day + 1, terms);

/** The day itself when parcels are packed and delivered on it, else the next such day. */
const nextOnTheWay = (day: Day, country: string, terms: PackingTerms): Day =>
  isPackingDay(day, terms) && !isHoliday(day, country) ? day : nextOnTheWay(day + 1, country, terms);

/** Packing day of an order: the same working day when it comes before the promised hour. */
export function packingOf(orderedAt: number, terms: PackingTerms): Packing {
  const first = nextPackingDay(dutchDayOf(orderedAt), terms);
  const until = dutchMoment(first, terms.cutOffHour);
  if (orderedAt < until) return { day: first, until };
  const day = nextPackingDay(first + 1, terms);
  return { day, until: dutchMoment(day, terms.cutOffHour) };
}

const workdaysTo = (country: string, delivery: readonly DeliveryPromise[]): number =>
  delivery.find((promise) => promise.country === country)?.workdays ??
  Math.max(...delivery.map(({ workdays }) => workdays));

/** The promised delivery day of an order. A country without a promise takes the longest time. */
export function arrivalOf(orderedAt: number, country: string, terms: DeliveryTerms): Day {
  let { day } = packingOf(orderedAt, terms);
  for (let left = workdaysTo(country, terms.delivery); left > 0; left -= 1)
    day = nextOnTheWay(day + 1, country, terms);
  return nextOnTheWay(day, country, terms);
}

/** True when the shop is closed on a day: a holiday of the country, or one of `closedDays`. */
export const isShopClosed = (day: Day, country: string, terms: PackingTerms): boolean =>
  isHoliday(day, country) || isClosedDay(day, terms);
