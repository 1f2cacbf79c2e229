import type { BetweenProps } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';
import { loadPlace, type LentBlocksData } from './load-lent-blocks';

/** The blocks between the goods that stand first and all products; null when editors wrote none. */
export const load = (
  { slug }: BetweenProps,
  clients: ContentClients,
  signal: AbortSignal,
): Promise<LentBlocksData | null> => loadPlace({ slug, place: 'between' }, clients, signal);
