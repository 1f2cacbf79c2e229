import type { CommerceClient, Product } from '@weefsel/api-clients';
import { CARD_FIELDS, toProductCard } from '@weefsel/product';
import { askChoices } from './choices/ask-choices';
import type { SavedChoices } from './choices/saved-choice';
import type { WishlistCard } from './saved-product';

/** Products of a wishlist page. */
export interface SavedProducts {
  /** Products for sale, in the order of the list. */
  cards: WishlistCard[];
  /** Choices of the first products; the browser requests the rest. */
  choices: SavedChoices;
}

/** Maximum number of ids per backend request. */
const LOOK_UP_SIZE = 100;
/** Number of products whose choices come with the page. */
const MOST_WITH_CHOICES = 20;

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

/** Choices of products, or none after a failure. A list without sizes is still useful. */
const choicesOrNone = (
  commerce: Pick<CommerceClient, 'product'>,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<SavedChoices> =>
  askChoices(commerce, ids, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    console.error('[wishlist] choices', error);
    return {};
  });

/** Loads the products for sale among these ids. Rejects when commerce does not respond. */
export async function loadSaved(
  commerce: Pick<CommerceClient, 'product'>,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<SavedProducts> {
  const [products, choices] = await Promise.all([
    productsOf(commerce.product, ids, signal),
    choicesOrNone(commerce, ids.slice(0, MOST_WITH_CHOICES), signal),
  ]);
  const cards = products.map(toWishlistCard);
  const sold = new Set(cards.map(({ id }) => id));
  return { cards, choices: Object.fromEntries(Object.entries(choices).filter(([id]) => sold.has(id))) };
}
