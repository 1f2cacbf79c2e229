import type { AnyReading } from './block-kind';
import { blockLists, type PieceName } from './block-lists';

interface BlockSource {
  reading: AnyReading;
  /** The piece that shows it. */
  piece: PieceName;
}

/** How each block is read, by its type. */
export type BlockSources = ReadonlyMap<string, BlockSource>;

interface Readable {
  read: () => Promise<{ reading: AnyReading }>;
}

const PIECES = Object.keys(blockLists) as PieceName[];

async function sourcesIn(piece: PieceName): Promise<[string, BlockSource][]> {
  const kinds: [string, Readable][] = Object.entries(await blockLists[piece]());
  return Promise.all(
    kinds.map(async ([type, { read }]): Promise<[string, BlockSource]> => {
      const { reading } = await read();
      return [type, { piece, reading }];
    }),
  );
}

let known: Promise<BlockSources> | undefined;

/** How each block of the lists is read. Only servers ask: browsers get props. */
export const blockSources = (): Promise<BlockSources> =>
  (known ??= Promise.all(PIECES.map(sourcesIn)).then((sources) => new Map(sources.flat())));

/** The pieces that show these blocks, each once and always in the same order. */
export const piecesFor = (sources: BlockSources, blocks: readonly { type: string }[]): PieceName[] =>
  [...new Set(blocks.flatMap(({ type }) => sources.get(type)?.piece ?? []))].toSorted();
