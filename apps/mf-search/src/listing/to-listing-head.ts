import type { PageContext, PageHead, PageRequest } from '@weefsel/contracts';
import { toUrl } from '@weefsel/ui';
import { cardPicture, CARD_SIZES } from './card-picture';
import type { ListingData } from './listing-data';
import type { ListingPlace } from './listing-place';
import { hasFilters, withPage, type ListingState } from './listing-state';
import { printListing } from './listing-url';

const FOR_WHOM = { general: '', ladies: ' voor dames', men: ' voor heren' } satisfies Record<
  PageContext,
  string
>;

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

/** Whether a search engine should know this address: plain listings only, with their pages. */
const isPublic = (state: ListingState): boolean =>
  !state.text && !state.category && !state.sort && !hasFilters(state);

function heroImage({ cards: [first] }: ListingData): Pick<PageHead, 'heroImage'> {
  // The host is taken as it comes: the view refuses one that is not allowed, and then nothing is preloaded twice.
  const host = toUrl(first?.image)?.host;
  const picture = host && cardPicture(first?.image, [host]);
  return picture ? { heroImage: { ...picture, sizes: CARD_SIZES } } : {};
}

function jsonLd({ request: { origin }, data }: ListingSubject): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: data.crumbs.map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + href,
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: data.total,
      itemListElement: data.cards.map(({ href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: origin + href,
      })),
    },
  ];
}

/** What the document's head says about a listing. */
export function toListingHead(subject: ListingSubject): PageHead {
  const { request, state, place, context, data } = subject;
  const address = request.origin + request.url.pathname;
  const atPage = (page: number) => address + printListing({ ...withPage(state, page), other: [] });
  const open = isPublic(state);
  return {
    title: documentTitle(subject),
    description:
      place.description ??
      `Bekijk ${data.total} artikelen: ${place.title}${FOR_WHOM[context]}. Gratis verzending vanaf € 50 en gratis retourneren.`,
    canonical: state.page > 1 ? `${address}?tn_p=${state.page}` : address,
    ...(!open && { robots: 'noindex, follow' as const }),
    ...(state.page > 1 && { prev: atPage(state.page - 1) }),
    ...(state.page < data.pages && { next: atPage(state.page + 1) }),
    ...heroImage(data),
    ...(open && { jsonLd: jsonLd(subject) }),
  };
}
