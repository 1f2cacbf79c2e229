import { landingTilesQuery, shareOf, toBlog, type Clients } from '@weefsel/api-clients';
import { NO_LINK, safeHref, type PageRequest } from '@weefsel/contracts';
import { blogCard, type BlogCard } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import type { ListingTile } from '../listing-data';
import { LIMIT_MS } from '../../time-limits';

/** Number of places for tiles on the first page. */
const MOST = 3;

/** Picture widths in px, for the pixel densities of current screens. */
const WIDTHS = [400, 800, 1200] as const;

type ImageUrl = Clients['content']['imageUrl'];

/** A picture as wide as two products and as high as one. */
const pictureOf = ({ image }: BlogCard, imageUrl: ImageUrl, width: number): string =>
  imageUrl(image, { w: width, h: Math.round(width * 0.9), q: 75 });

function toTile(card: BlogCard, imageUrl: ImageUrl): ListingTile | undefined {
  const { translated, customFields } = toBlog(card, imageUrl);
  const href = safeHref(customFields.seoUrl);
  if (href === NO_LINK) return undefined;
  const srcSet = WIDTHS.map((width) => `${pictureOf(card, imageUrl, width)} ${width}w`).join(', ');
  return { href, title: translated.name, src: pictureOf(card, imageUrl, 800), srcSet };
}

/** Tiles between the products of a listing; empty when they fail to load. */
export async function loadTiles(
  { content }: Pick<Clients, 'content'>,
  slug: string,
  request: Pick<PageRequest, 'signal' | 'answerBy'>,
): Promise<ListingTile[]> {
  try {
    const cards = (await content.query(landingTilesQuery, { slug }, shareOf(request, LIMIT_MS.extras))) ?? [];
    const tiles = cards.flatMap((card) => {
      const read = v.safeParse(blogCard, card);
      return (read.success && toTile(read.output, content.imageUrl)) || [];
    });
    return tiles.slice(0, MOST);
  } catch {
    return [];
  }
}
