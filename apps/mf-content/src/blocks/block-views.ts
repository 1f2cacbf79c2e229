import type { BlockType } from '@weefsel/contracts';
import type { ComponentType } from 'react';
import type { PieceName, TypesIn } from './block-pieces';
import type { BlockProps } from './block-props';

export type BlockView<T extends BlockType> = ComponentType<{ id: string; block: BlockProps<T> }>;

/** The components of a piece; a block type without one does not compile. */
export type PieceViews<P extends PieceName> = { [T in TypesIn<P>]: BlockView<T> };

const here: Partial<Record<string, BlockView<BlockType>>> = {};

/** The component of a block; undefined for one that this version does not know, or whose piece is not here. */
export const viewOf = (type: string): BlockView<BlockType> | undefined =>
  Object.hasOwn(here, type) ? here[type] : undefined;

const take = <P extends PieceName>({ views }: { views: PieceViews<P> }): void => {
  Object.assign(here, views);
};

/** Fetches the code of blocks, piece by piece. Where a page is shown, its pieces are here already. */
export const pieces: Record<PieceName, () => Promise<void>> = {
  banners: () => import(/* webpackChunkName: "piece.banners" */ './pieces/banners').then(take<'banners'>),
  overviews: () =>
    import(/* webpackChunkName: "piece.overviews" */ './pieces/overviews').then(take<'overviews'>),
  service: () => import(/* webpackChunkName: "piece.service" */ './pieces/service').then(take<'service'>),
  teasers: () => import(/* webpackChunkName: "piece.teasers" */ './pieces/teasers').then(take<'teasers'>),
  texts: () => import(/* webpackChunkName: "piece.texts" */ './pieces/texts').then(take<'texts'>),
};
