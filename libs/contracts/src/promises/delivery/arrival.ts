import type { DeliveryPromise, ShopPromises } from '../shop-promises';
import { isWeekend, type Day } from './calendar';
import { dutchDayOf, dutchMoment } from './dutch-time';
import { isDutchHoliday, isHoliday } from './holidays';

export type DeliveryTerms = Pick<ShopPromises, 'cutOffHour' | 'delivery'>;

/** When an order is packed. */
export interface Packing {
  day: Day;
  /** What is ordered before it, in ms since 1970, is packed on that day. */
  until: number;
}

/** Parcels are packed in the Netherlands, whatever the market. */
const isPackingDay = (day: Day): boolean => !isWeekend(day) && !isDutchHoliday(day);

/** The day itself when somebody packs on it, else the next one. */
const nextPackingDay = (day: Day): Day => (isPackingDay(day) ? day : nextPackingDay(day + 1));

/** The day itself when it is a working day for who packs and for who brings, else the next one. */
const nextOnTheWay = (day: Day, country: string): Day =>
  isPackingDay(day) && !isHoliday(day, country) ? day : nextOnTheWay(day + 1, country);

/** When an order of a moment is packed: the same working day when it comes before the promised hour. */
export function packingOf(orderedAt: number, cutOffHour: number): Packing {
  const first = nextPackingDay(dutchDayOf(orderedAt));
  const until = dutchMoment(first, cutOffHour);
  if (orderedAt < until) return { day: first, until };
  const day = nextPackingDay(first + 1);
  return { day, until: dutchMoment(day, cutOffHour) };
}

const workdaysTo = (country: string, delivery: readonly DeliveryPromise[]): number =>
  delivery.find((promise) => promise.country === country)?.workdays ??
  Math.max(...delivery.map(({ workdays }) => workdays));

/** The promised day on which an order of a moment is brought; in a country without a promise it takes longest. */
export function arrivalOf(orderedAt: number, country: string, { cutOffHour, delivery }: DeliveryTerms): Day {
  let day = packingOf(orderedAt, cutOffHour).day;
  for (let left = workdaysTo(country, delivery); left > 0; left -= 1) day = nextOnTheWay(day + 1, country);
  return nextOnTheWay(day, country);
}
