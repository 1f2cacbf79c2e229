import type { ComponentType } from 'react';
import { blockLists, type BlockProps, type BlockType, type ChunkName } from './block-lists';

type BlockView = ComponentType<{ id: string; block: BlockProps<BlockType> }>;

const here: Partial<Record<string, { view: BlockView }>> = {};

/** The component of a block; undefined when unknown to this version, or not loaded. */
export const viewOf = (type: string): BlockView | undefined =>
  Object.hasOwn(here, type) ? here[type]?.view : undefined;

const fetching = (list: () => Promise<object>) => async (): Promise<void> => {
  Object.assign(here, await list());
};

/** Loads the code of blocks by chunk. A shown page has loaded its chunks before. */
export const chunks: Record<ChunkName, () => Promise<void>> = {
  banners: fetching(blockLists.banners),
  overviews: fetching(blockLists.overviews),
  service: fetching(blockLists.service),
  teasers: fetching(blockLists.teasers),
  texts: fetching(blockLists.texts),
};
