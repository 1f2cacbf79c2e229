import type { EditMark } from '@weefsel/api-clients';
import type { ComponentType } from 'react';

/** Lists of the blocks that are often on one page together, each in a chunk of its own. */
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

/** What the view of a block is given. */
export type BlockProps<T extends BlockType> =
  KindOf<T> extends { view: ComponentType<{ id: string; block: infer Props }> } ? Props : never;

/** A block as it travels to the browser: its key, its type and the props of its component. */
export type PageBlock = {
  [T in BlockType]: {
    key: string;
    type: T;
    props: BlockProps<T>;
    /** Where an editor changes it; in previews only. */
    edit?: EditMark;
  };
}[BlockType];
