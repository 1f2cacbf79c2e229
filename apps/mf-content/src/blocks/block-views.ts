import type { ComponentType } from 'react';
import { blockLists, type BlockProps, type BlockType, type PieceName } from './block-lists';

type BlockView = ComponentType<{ id: string; block: BlockProps<BlockType> }>;

const here: Partial<Record<string, { view: BlockView }>> = {};

/** The component of a block; undefined for one that this version does not know, or whose piece is not here. */
export const viewOf = (type: string): BlockView | undefined =>
  Object.hasOwn(here, type) ? here[type]?.view : undefined;

const fetching = (list: () => Promise<object>) => async (): Promise<void> => {
  Object.assign(here, await list());
};

/** Fetches the code of blocks, piece by piece. Where a page is shown, its pieces are here already. */
export const pieces: Record<PieceName, () => Promise<void>> = {
  banners: fetching(blockLists.banners),
  overviews: fetching(blockLists.overviews),
  service: fetching(blockLists.service),
  teasers: fetching(blockLists.teasers),
  texts: fetching(blockLists.texts),
};
