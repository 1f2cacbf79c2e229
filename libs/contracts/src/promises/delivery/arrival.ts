import type { DeliveryPromise, ShopPromises } from '../shop-promises';
import { isWeekend, writtenDay, type Day } from './calendar';
import { dutchDayOf, dutchMoment } from './dutch-time';
import { isDutchHoliday, isHoliday } from './holidays';

export type DeliveryTerms = Pick<ShopPromises, 'cutOffHour' | 'delivery' | 'closedDays'>;

/** When an order is packed. */
export interface Packing {
  day: Day;
  /** What is ordered before it, in ms since 1970, is packed on that day. */
  until: number;
}

type PackingTerms = Pick<DeliveryTerms, 'cutOffHour' | 'closedDays'>;

const isClosedDay = (day: Day, { closedDays = [] }: PackingTerms): boolean =>
  closedDays.includes(writtenDay(day));

/** Parcels are packed in the Netherlands, whatever the market. */
const isPackingDay = (day: Day, terms: PackingTerms): boolean =>
  !isWeekend(day) && !isDutchHoliday(day) && !isClosedDay(day, terms);

/** The day itself when somebody packs on it, else the next one. */
const nextPackingDay = (day: Day, terms: PackingTerms): Day =>
  isPackingDay(day, terms) ? day : nextPackingDay(day + 1, terms);

/** The day itself when it is a working day for who packs and for who brings, else the next one. */
const nextOnTheWay = (day: Day, country: string, terms: PackingTerms): Day =>
  isPackingDay(day, terms) && !isHoliday(day, country) ? day : nextOnTheWay(day + 1, country, terms);

/** When an order of a moment is packed: the same working day when it comes before the promised hour. */
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

/** The promised day on which an order of a moment is brought; in a country without a promise it takes longest. */
export function arrivalOf(orderedAt: number, country: string, terms: DeliveryTerms): Day {
  let { day } = packingOf(orderedAt, terms);
  for (let left = workdaysTo(country, terms.delivery); left > 0; left -= 1)
    day = nextOnTheWay(day + 1, country, terms);
  return nextOnTheWay(day, country, terms);
}

/** Whether the shop is closed on a day in a country: a holiday there, or a day of its own. */
export const isShopClosed = (day: Day, country: string, terms: PackingTerms): boolean =>
  isHoliday(day, country) || isClosedDay(day, terms);
