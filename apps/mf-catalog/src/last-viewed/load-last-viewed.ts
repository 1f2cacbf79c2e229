import type { LastViewedProps } from '@weefsel/contracts';
import { showsPercentage, type BadgeClients } from '../product-slider/shows-percentage';

/** Server data of the fragment. Contains nothing about the shopper. */
export interface LastViewedData {
  /** True when sale badges show the percentage. */
  showSalePercentage: boolean;
}

/** Loads how cards are shown. Only the browser knows which products they show. */
export const load = async (
  _props: LastViewedProps,
  clients: BadgeClients,
  signal: AbortSignal,
): Promise<LastViewedData> => ({ showSalePercentage: await showsPercentage(clients, signal) });
