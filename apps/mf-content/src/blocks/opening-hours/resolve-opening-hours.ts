import type { StoreInfo } from '@weefsel/contracts';
import type { ResolveContext } from '../resolve-context';

/** The hours and address of the store. */
export const resolveOpeningHours = (
  _block: unknown,
  { clients, signal }: ResolveContext,
): Promise<StoreInfo | null> => clients.content.storeInfo(signal);
