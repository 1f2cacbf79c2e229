import { shareOf, type FeedItem } from '@weefsel/api-clients';
import type { BlockOf, BlockType, StoreInfo } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';
import type { OverviewStart } from '../overviews/gather-overview';
import { gatherOverview } from '../overviews/gather-overview';
import type { RawBlock } from './block-context';
import type { GatheredBrands } from './brands-directory/gather-brands';
import { gatherBrands } from './brands-directory/gather-brands';
import { gatherFeed } from './instagram-feed/gather-feed';
import { gatherOpeningHours } from './opening-hours/gather-opening-hours';

/** What the calls of a block answer, for the blocks that show more than their own document. */
export interface GatheredByType {
  blogsOverview: OverviewStart;
  brandsDirectory: GatheredBrands;
  inspirationOverview: OverviewStart;
  instagramFeed: FeedItem[];
  looksOverview: OverviewStart;
  openingHours: StoreInfo | null;
}

export interface GatherContext {
  clients: ContentClients;
  /** Absolute address of the page: overviews read their page and filter from it. */
  url: URL;
  signal: AbortSignal;
  /** When the page must be there, in ms since 1970. */
  answerBy?: number;
}

/** For how long a block is asked what it has to know, in ms: it can be shown without. */
const GATHERED_MS = 2500;

/** Asks what a block has to know before it can be shown. May throw: the block is then shown without. */
export type Gather<T extends BlockType & keyof GatheredByType> = (
  block: BlockOf<T>,
  context: GatherContext,
) => Promise<GatheredByType[T]>;

const gatherers: { [T in BlockType & keyof GatheredByType]: Gather<T> } = {
  blogsOverview: gatherOverview('blogs'),
  brandsDirectory: gatherBrands,
  inspirationOverview: gatherOverview('inspiration'),
  instagramFeed: gatherFeed,
  looksOverview: gatherOverview('looks'),
  openingHours: gatherOpeningHours,
};

type AnyGather = (block: RawBlock, context: GatherContext) => Promise<unknown>;

const gathererOf = ({ _type }: RawBlock): AnyGather | undefined =>
  Object.hasOwn(gatherers, _type) ? (gatherers as unknown as Record<string, AnyGather>)[_type] : undefined;

interface Gathered {
  answers: ReadonlyMap<RawBlock, unknown>;
  /** Why a block is left without what it asked for, of the last one that is. */
  failure?: unknown;
}

/** What the blocks of a page need from elsewhere, asked at the same time; a failed call is reported and its block left without. */
export async function gather(
  blocks: readonly RawBlock[],
  { warn, ...context }: GatherContext & { warn: (message: string) => void },
): Promise<Gathered> {
  let failure: unknown;
  const asking = { ...context, signal: shareOf(context, GATHERED_MS) };
  const answers = blocks.map(async (block): Promise<[RawBlock, unknown][]> => {
    try {
      const ask = gathererOf(block);
      return ask ? [[block, await ask(block, asking)]] : [];
    } catch (error) {
      context.signal.throwIfAborted();
      failure = error;
      warn(`Block "${block._key}" (${block._type}) is shown without what it asked for: ${String(error)}`);
      return [];
    }
  });
  const known = new Map((await Promise.all(answers)).flat());
  return { answers: known, ...(failure !== undefined && { failure }) };
}
