const HOUR = 3_600_000;

/** A parcel at the carrier; moments are in milliseconds since 1970. */
export interface Parcel {
  code: string;
  /** Moment of handover to the carrier. */
  leftAt: number;
  /** Noon of the promised delivery day. */
  promisedAt: number;
  /** Moment at which the shop reported the whole order as delivered; null before. */
  deliveredAt: number | null;
  /** Moment of arrival back at the shop; null when not returned. */
  returnedAt: number | null;
  /** Moment at which the shop recalled it before arrival; null otherwise. */
  stoppedAt: number | null;
}

export type ParcelStep = 'registered' | 'sorted' | 'underWay' | 'delivered' | 'stopped' | 'returned';

export interface ParcelEvent {
  step: ParcelStep;
  at: number;
}

/** Delivery round from 0 to 5, which varies between parcels and is fixed for each. */
const roundOf = (code: string): number => [...code].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 6;

/** Planned events of a parcel, as far as predictable; reports of the shop override them. */
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
  // Earlier steps never lie after the return, however early that is.
  const there = way.map(({ step, at }) => ({ step, at: Math.min(at, returnedAt) }));
  return [...there, { step: 'returned', at: returnedAt }];
}

/** Events of a parcel up to now, oldest first. */
export const parcelEvents = (parcel: Parcel, now: number): ParcelEvent[] =>
  parcelPlan(parcel).filter(({ at }) => at <= now);
