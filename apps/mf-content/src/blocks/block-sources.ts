import type { AnyReading } from './block-kind';
import { blockLists, type ChunkName } from './block-lists';

interface BlockSource {
  reading: AnyReading;
  /** The chunk that shows it. */
  chunk: ChunkName;
}

/** How each block is read, by its type. */
export type BlockSources = ReadonlyMap<string, BlockSource>;

interface Readable {
  read: () => Promise<{ reading: AnyReading }>;
}

const CHUNKS = Object.keys(blockLists) as ChunkName[];

async function sourcesIn(chunk: ChunkName): Promise<[string, BlockSource][]> {
  const kinds: [string, Readable][] = Object.entries(await blockLists[chunk]());
  return Promise.all(
    kinds.map(async ([type, { read }]): Promise<[string, BlockSource]> => {
      const { reading } = await read();
      return [type, { chunk, reading }];
    }),
  );
}

let known: Promise<BlockSources> | undefined;

/** How each block of the lists is read. Only servers ask: browsers get props. */
export const blockSources = (): Promise<BlockSources> =>
  (known ??= Promise.all(CHUNKS.map(sourcesIn)).then((sources) => new Map(sources.flat())));

/** The chunks that show these blocks, each once and always in the same order. */
export const chunksFor = (sources: BlockSources, blocks: readonly { type: string }[]): ChunkName[] =>
  [...new Set(blocks.flatMap(({ type }) => sources.get(type)?.chunk ?? []))].toSorted();
