const HOUR = 3_600_000;

/** What the carrier knows of a parcel; moments are milliseconds since 1970. */
export interface Parcel {
  code: string;
  /** When it was handed over. */
  leftAt: number;
  /** Noon of the day on which it is to be there. */
  promisedAt: number;
  /** When the shop says that all of its order is there; null before. */
  deliveredAt: number | null;
  /** When it was back at the shop; null when it is not. */
  returnedAt: number | null;
  /** When the shop took it back before it arrived; null when it did not. */
  stoppedAt: number | null;
}

export type ParcelStep = 'registered' | 'sorted' | 'underWay' | 'delivered' | 'stopped' | 'returned';

export interface ParcelEvent {
  step: ParcelStep;
  at: number;
}

/** A delivery round is not the same for everybody, and always the same for one parcel. */
const roundOf = (code: string): number => [...code].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 6;

/** What happens to a parcel and when, as far as can be foreseen; what the shop says of it counts more. */
export function parcelPlan({ code, leftAt, promisedAt, ...known }: Parcel): ParcelEvent[] {
  const planned = Math.max(promisedAt + (roundOf(code) - 2) * HOUR, leftAt + 4 * HOUR);
  const deliveredAt = known.deliveredAt ?? planned;
  const underWayAt = Math.max(leftAt, Math.min(promisedAt - 3.5 * HOUR, deliveredAt - HOUR));
  const way: ParcelEvent[] = [
    { step: 'registered', at: leftAt },
    { step: 'sorted', at: Math.max(leftAt, Math.min(leftAt + 5 * HOUR, underWayAt - HOUR)) },
    { step: 'underWay', at: underWayAt },
    { step: 'delivered', at: deliveredAt },
  ];
  const { returnedAt, stoppedAt } = known;
  if (stoppedAt !== null)
    return [...way.filter(({ at }) => at < stoppedAt), { step: 'stopped', at: stoppedAt }];
  if (returnedAt === null) return way;
  // What is back was there, however early that is.
  const there = way.map(({ step, at }) => ({ step, at: Math.min(at, returnedAt) }));
  return [...there, { step: 'returned', at: returnedAt }];
}

/** What has happened to a parcel by now, the oldest first. */
export const parcelEvents = (parcel: Parcel, now: number): ParcelEvent[] =>
  parcelPlan(parcel).filter(({ at }) => at <= now);
