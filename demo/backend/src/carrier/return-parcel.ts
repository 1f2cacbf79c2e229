import type { ParcelEvent } from './parcel.ts';

const HOUR = 3_600_000;

/** A parcel on its way back to the shop; moments are in milliseconds since 1970. */
export interface ReturnParcel {
  code: string;
  /** Moment at which the shop created its label. */
  registeredAt: number;
  /** Moment of arrival at the shop; null before. */
  backAt: number | null;
  /** Moment from which the shop no longer expects it; null while it does. */
  stoppedAt: number | null;
}

/** Events of a return parcel. All follow from the shop's data, as the day of handover is unpredictable. */
export function returnEvents({ registeredAt, backAt, stoppedAt }: ReturnParcel): ParcelEvent[] {
  const registered: ParcelEvent = { step: 'registered', at: registeredAt };
  if (backAt !== null) {
    const sortedAt = Math.max(registeredAt, backAt - 16 * HOUR);
    return [registered, { step: 'sorted', at: sortedAt }, { step: 'delivered', at: backAt }];
  }
  return stoppedAt === null ? [registered] : [registered, { step: 'stopped', at: stoppedAt }];
}
