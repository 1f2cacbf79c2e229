import type { BlockType } from '@weefsel/contracts';

/** Which piece of code shows a block: those that are often on one page come together. */
export const pieceOf = {
  blogTeasers: 'stories',
  blogsOverview: 'stories',
  brandsDirectory: 'service',
  buttons: 'texts',
  callToAction: 'texts',
  contactOptions: 'service',
  contentBlock: 'texts',
  contentSlider: 'rails',
  doubleBanner: 'banners',
  faq: 'texts',
  headerBanner: 'banners',
  imageWithText: 'texts',
  infoSlider: 'rails',
  inPageMenu: 'service',
  inspiration: 'banners',
  inspirationOverview: 'stories',
  instagramFeed: 'rails',
  looksOverview: 'stories',
  manufacturerSlider: 'rails',
  openingHours: 'service',
  pageHero: 'banners',
  productSlider: 'banners',
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
