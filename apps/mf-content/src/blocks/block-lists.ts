import type { EditMark } from '@weefsel/api-clients';
import type { ComponentType } from 'react';

/** Lists of blocks that often share a page, each in a separate chunk. */
export const blockLists = {
  banners: () => import(/* webpackChunkName: "chunk.banners" */ './chunks/banners'),
  overviews: () => import(/* webpackChunkName: "chunk.overviews" */ './chunks/overviews'),
  service: () => import(/* webpackChunkName: "chunk.service" */ './chunks/service'),
  teasers: () => import(/* webpackChunkName: "chunk.teasers" */ './chunks/teasers'),
  texts: () => import(/* webpackChunkName: "chunk.texts" */ './chunks/texts'),
};

type Lists = { [P in keyof typeof blockLists]: Awaited<ReturnType<(typeof blockLists)[P]>> };

export type ChunkName = keyof Lists;

type Listed = Lists[ChunkName];

export type BlockType = Listed extends infer List ? (List extends unknown ? keyof List : never) : never;

type KindOf<T extends BlockType> = Extract<Listed, Record<T, unknown>>[T];

/** A block as the content service sends it. */
export type BlockOf<T extends BlockType> =
  KindOf<T> extends {
    read: () => Promise<{ reading: { toProps: (block: infer Wire, ...rest: never[]) => object } }>;
  }
    ? Wire
    : never;

export type Block = { [T in BlockType]: BlockOf<T> }[BlockType];

/** Props of a block's view. */
export type BlockProps<T extends BlockType> =
  KindOf<T> extends { view: ComponentType<{ id: string; block: infer Props }> } ? Props : never;

/** A block as it is sent to the browser: key, type and the props of its component. */
export type PageBlock = {
  [T in BlockType]: {
    key: string;
    type: T;
    props: BlockProps<T>;
    /** Edit mark of the block; in previews only. */
    edit?: EditMark;
  };
}[BlockType];
