import type { BetweenProps } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';
import { loadPlace, type LentBlocksData } from './load-lent-blocks';

/** Loads the blocks between the highlighted products and all products; null when there are none. */
export const load = (
  { slug }: BetweenProps,
  clients: ContentClients,
  signal: AbortSignal,
): Promise<LentBlocksData | null> => loadPlace({ slug, place: 'between' }, clients, signal);
