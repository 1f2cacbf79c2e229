import {
  itemSwids,
  shareOf,
  itemSwid,
  type Clients,
  type Criteria,
  type ListingAnswer,
  type Product,
  type SearchItem,
} from '@weefsel/api-clients';
import { localPath, NO_LINK, productHref, type PageRequest } from '@weefsel/contracts';
import { CARD_FIELDS, toFoundCards, toLabelledCard, toPrice, type ProductCardData } from '@weefsel/product';
import type { ListingCard } from '../../listing-data';
import { toCardChoices, type ProductInVariants, type Wanted } from './to-card-choices';
import { LIMIT_MS } from '../../../time-limits';

/**
 * A card from the search service's data alone: its price may be old.
 * No sale badge, no 30-day price. Without any such card the list is empty [LST-34].
 */
function toItemCard(item: SearchItem, requestId: string): ListingCard | undefined {
  const id = itemSwid(item);
  const href = productHref({ seoUrls: [{ seoPathInfo: item.url ?? null }] });
  if (!id || !item.title || href === NO_LINK || /^\w+:/.test(localPath(href) ?? '')) return undefined;
  const { price } = item;
  return {
    id,
    href,
    brand: item.brand ?? '',
    name: item.title,
    ...(typeof price === 'number' && Number.isFinite(price) && { price: toPrice({ amount: price }) }),
    notLive: true,
    ...(item.image && { image: item.image }),
    ...(requestId && { found: { itemId: item.itemno, requestId } }),
  };
}

const LABELLED_FIELDS = {
  ...CARD_FIELDS,
  product: [...CARD_FIELDS.product, 'extensions', 'isNew', 'releaseDate'],
};

const HOUR_MS = 3_600_000;

/** Release time in hours since 1970, for products that the shop labels as new. */
function cameOf({ isNew, releaseDate }: Product): Pick<ListingCard, 'came'> {
  const came = isNew && releaseDate ? Math.floor(Date.parse(releaseDate) / HOUR_MS) : NaN;
  return Number.isFinite(came) ? { came } : {};
}

const toListingCard = (product: Product): ProductCardData & Pick<ListingCard, 'came'> => ({
  ...toLabelledCard(product),
  ...cameOf(product),
});

/** Maximum page size of the backend. */
const MOST = 100;

/** Criteria for variants with only the fields of a card: colour, size, picture, availability. */
const variantsOf = (ids: readonly string[]): Criteria => ({
  filter: [{ type: 'equalsAny', field: 'id', value: ids.join('|') }],
  limit: Math.min(MOST, ids.length),
  associations: {
    cover: {},
    children: { associations: { cover: {}, options: { associations: { group: {} } } } },
  },
  includes: {
    product: ['id', 'cover', 'children', 'available', 'options'],
    product_media: ['media'],
    media: ['url'],
    property_group_option: ['id', 'translated', 'colorHexCode', 'group'],
    property_group: ['displayType', 'translated'],
  },
});

type Time = Pick<PageRequest, 'signal' | 'answerBy'>;

interface CardClients {
  commerce: { product: Pick<Clients['commerce']['product'], 'byIds' | 'list'> };
}

export interface LoadedCards {
  cards: ListingCard[];
  /** Why the commerce backend's data is missing. */
  failure?: unknown;
  /** Colours and sizes did not load. */
  lacksDetail?: true;
}

/** Products with their variants by id; undefined when they failed to load. Cards work without them. */
export async function choicesOf(
  { commerce }: { commerce: { product: Pick<Clients['commerce']['product'], 'list'> } },
  ids: readonly string[],
  time: Time,
) {
  if (ids.length === 0) return new Map<string, ProductInVariants>();
  return commerce.product
    .list(variantsOf(ids), shareOf(time, LIMIT_MS.choices))
    .then(
      ({ elements }) => new Map<string, ProductInVariants>(elements.map((product) => [product.id, product])),
    )
    .catch(() => undefined);
}

/**
 * Cards of the products found, in the search service's order. Without the commerce backend they use the search
 * service's data, with possibly old prices (`notLive`). `colours` and `sizes` are the filters.
 */
export async function loadCards(
  answer: Pick<ListingAnswer, 'items' | 'requestId'>,
  clients: CardClients,
  { colours, sizes, ...time }: Time & Wanted,
): Promise<LoadedCards> {
  const ids = itemSwids(answer.items);
  const found = clients.commerce.product
    .byIds(ids, LABELLED_FIELDS, shareOf(time, LIMIT_MS.cards))
    .catch((failure: unknown) => {
      time.signal.throwIfAborted();
      return { failure };
    });
  const [products, choices] = await Promise.all([found, choicesOf(clients, ids, time)]);
  if ('failure' in products) {
    const cards = answer.items.flatMap((item) => toItemCard(item, answer.requestId) ?? []);
    return { cards, failure: products.failure };
  }
  const cards = toFoundCards(products, answer, toListingCard).map((card) => {
    const inVariants = choices?.get(card.id);
    return inVariants ? { ...card, ...toCardChoices(inVariants, card, { colours, sizes }) } : card;
  });
  return { cards, ...(!choices && { lacksDetail: true }) };
}
