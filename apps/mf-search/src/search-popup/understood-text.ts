import type { Clients, ListingQueryInput } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import type { ProductCardData } from '@weefsel/product';
import type { ListingState } from '../listing/address/listing-state';
import { printListing } from '../listing/address/listing-url';
import { parseRange, PRICE_KEY, printEuro } from '../listing/facets/price/price-range';
import { choicesOf } from '../listing/load/cards/load-cards';
import { toCardChoices } from '../listing/load/cards/to-card-choices';
import { readShopFacets, type ShopFacets } from '../search-page/understanding/shop-facets';
import { understand } from '../search-page/understanding/understand';

/** Choices in a text, understood as on the page of results. */
export interface UnderstoodText {
  /** Text left to search for; empty when every word chose a value. */
  text: string;
  query: ListingQueryInput;
  /** Display texts of the choices, in order. */
  said: readonly string[];
  /** Its page of results. */
  href: string;
  /** Shows the cards in the chosen colour: a red dress in red. Cards stay unchanged when that fails. */
  dress: (cards: readonly ProductCardData[], signal: AbortSignal) => Promise<readonly ProductCardData[]>;
}

/** Display text of a value: `Ja` needs the title of its facet. */
function valueIn(key: string, value: string, { facets }: ShopFacets): string {
  const range = key === PRICE_KEY ? parseRange([value]) : undefined;
  if (range) return `${printEuro(range.min)} – ${printEuro(range.max)}`;
  const title = facets.find((facet) => facet.key === key)?.title ?? '';
  return value === 'Ja' ? title.slice(0, 1).toUpperCase() + title.slice(1) : value;
}

function saidBy({ text, category, filters }: ListingState, shop: ShopFacets): string[] {
  const department = [...shop.departments].find(([, id]) => id === category)?.[0];
  const values = Object.entries(filters).map(([key, chosen]) =>
    chosen.map((value) => valueIn(key, value, shop)).join(', '),
  );
  return [text, department ?? '', ...values].filter(Boolean);
}

interface UnderstandingClients {
  search: Clients['search'];
  product: Pick<Clients['commerce']['product'], 'list'>;
}

/** Keys of the colour and size facets. */
const COLOURS = 'kleur';
const SIZES = 'maat';

async function dressed(
  cards: readonly ProductCardData[],
  { [COLOURS]: colours, [SIZES]: sizes }: ListingState['filters'],
  { product, signal }: Pick<UnderstandingClients, 'product'> & { signal: AbortSignal },
): Promise<readonly ProductCardData[]> {
  if (!colours) return cards;
  const ids = cards.map(({ id }) => id);
  const choices = await choicesOf({ commerce: { product } }, ids, { signal });
  return cards.map((card) => {
    const inVariants = choices?.get(card.id);
    if (!inVariants) return card;
    const { href, image } = toCardChoices(inVariants, card, { colours, sizes });
    // The hover picture shows the card's previous colour.
    const { hoverImage, ...rest } = card;
    return {
      ...rest,
      href,
      ...(image && { image }),
      ...(image === card.image && hoverImage && { hoverImage }),
    };
  });
}

/** Understands a text with the shop's facets; undefined when it chooses nothing. */
export async function understandText(
  text: string,
  { search, product }: UnderstandingClients,
  signal: AbortSignal,
): Promise<UnderstoodText | undefined> {
  const shop = await readShopFacets(search, { signal });
  const asTyped = { text, category: undefined, filters: {}, sort: undefined, page: 1, other: [] };
  const state = understand(asTyped, shop);
  if (!state) return undefined;
  const { filters, category, sort } = state;
  return {
    text: state.text,
    query: { filters, ...(category && { categoryId: category }), ...(sort && { sort }) },
    said: saidBy(state, shop),
    href: paths.search.pattern + printListing(state),
    dress: (cards, giveUp) => dressed(cards, filters, { product, signal: giveUp }),
  };
}
