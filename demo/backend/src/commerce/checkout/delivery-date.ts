import { arrivalOf as dayOfArrival, dateOf } from '@weefsel/contracts/promises';
import { PROMISES } from '../../promised.ts';

const HALF_A_DAY_MS = 43_200_000;

/** Noon of the promised day on which an order arrives in a country, in ms since 1970. */
export const arrivalOf = (orderedAt: number, iso: string): number =>
  dateOf(dayOfArrival(orderedAt, iso, PROMISES)).getTime() + HALF_A_DAY_MS;
