import type { BlockType } from '@weefsel/contracts';

/** Which piece of code shows a block: those that are often on one page come together. */
export const pieceOf = {
  blogTeasers: 'teasers',
  blogsOverview: 'overviews',
  brandsDirectory: 'overviews',
  buttons: 'texts',
  callToAction: 'texts',
  contactOptions: 'service',
  contentBlock: 'texts',
  contentSlider: 'teasers',
  doubleBanner: 'banners',
  faq: 'texts',
  headerBanner: 'banners',
  imageWithText: 'texts',
  infoSlider: 'teasers',
  inPageMenu: 'service',
  inspiration: 'banners',
  inspirationOverview: 'overviews',
  instagramFeed: 'teasers',
  looksOverview: 'overviews',
  manufacturerSlider: 'teasers',
  openingHours: 'service',
  pageHero: 'banners',
  productSlider: 'texts',
  quote: 'texts',
  rawHtml: 'service',
  spacing: 'texts',
  textBlock: 'texts',
  videoImage: 'banners',
} as const satisfies Record<BlockType, string>;

export type PieceName = (typeof pieceOf)[BlockType];

/** The blocks that a piece shows. */
export type TypesIn<P extends PieceName> = {
  [T in BlockType]: (typeof pieceOf)[T] extends P ? T : never;
}[BlockType];

/** The pieces that show these blocks, each once and always in the same order. */
export const piecesFor = (blocks: readonly { type: BlockType }[]): PieceName[] =>
  [...new Set(blocks.map(({ type }) => pieceOf[type]))].toSorted();
