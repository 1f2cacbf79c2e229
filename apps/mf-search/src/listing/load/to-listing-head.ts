import {
  LISTING_PAGE_SIZE,
  NO_LINK,
  type PageContext,
  type PageHead,
  type PageRequest,
  toUrl,
} from '@weefsel/contracts';
import { absoluteHref, toBreadcrumbList, toJsonLd } from '@weefsel/product';
import { cardPicture, CARD_SIZES } from '../../cards/card-picture';
import type { ListingData } from '../listing-data';
import type { ListingPlace } from './listing-place';
import { hasFilters, withPage, type ListingState } from '../address/listing-state';
import { printListing } from '../address/listing-url';

/**
 * Breadcrumbs and products of a page as schema.org lists, in display order, with absolute addresses. `page` is 1-based;
 * product positions count through the whole listing.
 */
function toStructuredData({ crumbs, cards, total }: ListingData, page: number, origin: string): object[] {
  const before = (page - 1) * LISTING_PAGE_SIZE;
  const itemListElement = cards.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    ...(href === NO_LINK ? { name } : { url: absoluteHref(href, origin) }),
  }));
  return [toBreadcrumbList(crumbs, origin), toJsonLd('ItemList', { numberOfItems: total, itemListElement })];
}

const FOR_WHOM: Record<PageContext, string> = { general: '', ladies: ' voor dames', men: ' voor heren' };

interface ListingSubject {
  request: Pick<PageRequest, 'url' | 'origin'>;
  state: ListingState;
  place: ListingPlace;
  context: PageContext;
  data: ListingData;
}

function documentTitle({ place, context, state }: ListingSubject): string {
  const known = place.crumbs.length > 2 ? `${place.title}${FOR_WHOM[context]}` : place.title;
  const page = state.page > 1 ? ` – pagina ${state.page}` : '';
  return `${place.metaTitle ?? known}${page} | Weefsel`;
}

/** True for addresses to index: unfiltered listings, with their pages. */
const isPublic = ({ state, data }: ListingSubject): boolean =>
  data.total > 0 && !state.text && !state.category && !state.sort && !hasFilters(state);

function heroImage({ cards: [first] }: ListingData): Pick<PageHead, 'heroImage'> {
  // Any host is accepted: the view rejects disallowed ones, and then nothing is preloaded twice.
  const host = toUrl(first?.image)?.host;
  const picture = host && cardPicture(first?.image, [host]);
  return picture ? { heroImage: { ...picture, sizes: CARD_SIZES } } : {};
}

/**
 * Head of a listing. Its canonical address has the page but no foreign parameters. Only unfiltered listings are
 * indexed.
 */
export function toListingHead(subject: ListingSubject): PageHead {
  const { request, state, place, context, data } = subject;
  // The fixed address of a category shows the same page as its own address.
  const path = place.path ?? request.url.pathname;
  const atPage = (page: number) =>
    request.origin + path + printListing({ ...withPage(state, page), other: [] });
  return {
    title: documentTitle(subject),
    description:
      place.description ??
      `Bekijk ${data.total} artikelen: ${place.title}${FOR_WHOM[context]}. Gratis verzending vanaf € 50 en gratis retourneren.`,
    canonical: atPage(state.page),
    ...(!isPublic(subject) && { robots: 'noindex, follow' as const }),
    ...(state.page > 1 && { prev: atPage(state.page - 1) }),
    ...(state.page < data.pages && { next: atPage(state.page + 1) }),
    ...heroImage(data),
    jsonLd: toStructuredData(data, state.page, request.origin),
  };
}
