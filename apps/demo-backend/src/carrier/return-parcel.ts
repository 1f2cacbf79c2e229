import type { ParcelEvent } from './parcel.ts';

const HOUR = 3_600_000;

/** What the carrier knows of a parcel on its way back to the shop; moments are milliseconds since 1970. */
export interface ReturnParcel {
  code: string;
  /** When the shop made its label. */
  registeredAt: number;
  /** When the shop says that it is back; null before. */
  backAt: number | null;
  /** Since when the shop waits for it no more; null as long as it does. */
  stoppedAt: number | null;
}

/** What happened to a parcel that comes back: nothing foretells when somebody brings it, so all of it follows the shop. */
export function returnEvents({ registeredAt, backAt, stoppedAt }: ReturnParcel): ParcelEvent[] {
  const registered: ParcelEvent = { step: 'registered', at: registeredAt };
  if (backAt !== null) {
    const sortedAt = Math.max(registeredAt, backAt - 16 * HOUR);
    return [registered, { step: 'sorted', at: sortedAt }, { step: 'delivered', at: backAt }];
  }
  return stoppedAt === null ? [registered] : [registered, { step: 'stopped', at: stoppedAt }];
}
