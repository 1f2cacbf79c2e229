import type { LastViewedProps } from '@weefsel/contracts';
import { showsPercentage, type BadgeClients } from '../product-slider/shows-percentage';

/** What the server knows of it: nothing of the shopper. */
export interface LastViewedData {
  /** Whether badges show the percentage. */
  showSalePercentage: boolean;
}

/** How its cards are shown; which ones only the browser knows. */
export const load = async (
  _props: LastViewedProps,
  clients: BadgeClients,
  signal: AbortSignal,
): Promise<LastViewedData> => ({ showSalePercentage: await showsPercentage(clients, signal) });
