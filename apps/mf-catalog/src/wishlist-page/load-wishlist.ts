import type { Clients, CommerceClient, Product } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';
import { CARD_FIELDS, toProductCard } from '@weefsel/product';
import type { WishlistCard } from '../wishlist/wishlist-row';
import { savedIds } from './saved-ids';

/** What the server knows of the wishlist. */
export interface WishlistPageData {
  /** Products that are for sale, in the order of the list. */
  cards: WishlistCard[];
  /** A guest with script has a list in the browser too. */
  isCustomers: boolean;
  failed: boolean;
}

/** Most ids that the backend looks up at once. */
const LOOK_UP_SIZE = 100;

async function productsOf(
  { byIds }: CommerceClient['product'],
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Product[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / LOOK_UP_SIZE) }, (_, index) =>
    ids.slice(index * LOOK_UP_SIZE, (index + 1) * LOOK_UP_SIZE),
  );
  return (await Promise.all(parts.map((part) => byIds(part, CARD_FIELDS, signal)))).flat();
}

function toWishlistCard(product: Product): WishlistCard {
  const { id, href, brand, name, price, image } = toProductCard(product);
  return { id, href, brand, name, price, ...(image && { image }) };
}

/** The wishlist's page: of a customer, or of a guest as far as a cookie tells. */
export async function load(
  { kept, signal, text }: Pick<PageRequest, 'kept' | 'signal' | 'text'>,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<PageResult<WishlistPageData>> {
  const page = {
    kind: 'page',
    head: { title: `${text('headless.wishlist.pageTitle')} | Weefsel`, robots: 'noindex' },
    context: 'general',
  } as const;
  try {
    const { ids, isCustomers } = await savedIds({ ...(kept && { kept }) }, commerce);
    const products = await productsOf(commerce.product, ids, signal);
    return { ...page, data: { cards: products.map(toWishlistCard), isCustomers, failed: false } };
  } catch (failure) {
    signal.throwIfAborted();
    return { ...page, data: { cards: [], isCustomers: false, failed: true }, missing: 'all', failure };
  }
}
