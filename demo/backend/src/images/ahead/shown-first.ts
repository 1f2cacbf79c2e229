import { LISTING_CARD_WIDTHS } from '@weefsel/contracts';
import { assetFileName, campaignAssets, type FrameName, type ImageAsset } from '../image-assets.ts';

/** Card width that browsers request most. */
const USUAL: (typeof LISTING_CARD_WIDTHS)[number] = 500;
const CARD_WIDTHS = [USUAL, ...LISTING_CARD_WIDTHS.filter((width) => width !== USUAL)];

/** Queries of pages for campaign pictures, by frame. The shell's `drawn-ahead.spec.ts` compares them with the pages. */
const CAMPAIGN_QUERIES: Partial<Record<FrameName, string>> = {
  banner: 'w=1536&q=65&fm=webp',
  bannerMobile: 'w=640&q=65&fm=webp',
  tile: 'w=640&h=800&q=75&fm=webp',
};
/** Queries of look and article cards, by prefix of the asset's id. */
const ARTICLE_QUERIES = {
  look: ['w=640&h=800&q=75&fm=webp', 'w=480&h=600&q=75&fm=webp'],
  blog: ['w=640&h=480&q=75&fm=webp'],
};

interface ShownFirst {
  /** Path of the content service's pictures. */
  folder: string;
  assets: readonly ImageAsset[];
  /** Paths of card pictures, those of the first listings first. */
  cards: readonly string[];
}

/**
 * Addresses of the first pictures on front pages and listings. Order: campaigns, cards in the usual width, looks and
 * articles, cards in other widths.
 */
export function shownFirst({ folder, assets, cards }: ShownFirst): string[] {
  const asset = (query: string) => (one: ImageAsset) => `${folder}/${assetFileName(one)}?${query}`;
  const campaigns = Object.entries(CAMPAIGN_QUERIES).flatMap(([frame, query]) =>
    campaignAssets(frame as FrameName).map(asset(query)),
  );
  const [usual, ...others] = CARD_WIDTHS.map((width) => cards.map((path) => `${path}?w=${width}&fm=webp`));
  const articles = Object.entries(ARTICLE_QUERIES).flatMap(([kind, queries]) =>
    queries.flatMap((query) => assets.filter(({ id }) => id.startsWith(kind)).map(asset(query))),
  );
  return [...campaigns, ...(usual ?? []), ...articles, ...others.flat()];
}
