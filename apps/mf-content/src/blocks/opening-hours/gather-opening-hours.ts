import type { StoreInfo } from '@weefsel/contracts';
import type { GatherContext } from '../gather-context';

/** The hours and address of the store. */
export const gatherOpeningHours = (
  _block: unknown,
  { clients, signal }: GatherContext,
): Promise<StoreInfo | null> => clients.content.storeInfo(signal);
