import { shareOf, type Clients } from '@weefsel/api-clients';
import type { PageProps, PageRequest, PageResult } from '@weefsel/contracts';
import { loadShoppersPage } from '../load-shoppers-page';
import { loadQuantityPrices, type PricesOfProducts } from './lines/load-quantity-prices';

/** Time limit for these prices, in ms. The cart is complete without them. */
const PRICES_MS = 800;

/** Data beside the cart itself, which the stores hold. */
interface ServedPrices {
  prices: PricesOfProducts;
}

export type CartPageProps = Partial<Pick<PageProps<ServedPrices | null>, 'data'>>;

type CartPage = Extract<PageResult<ServedPrices | null>, { kind: 'page' }>;

const loadPage = loadShoppersPage('headless.cart.title');

/** Loads a page of the cart, with quantity prices. */
export async function loadCartPage(
  request: Pick<PageRequest, 'text' | 'signal' | 'answerBy' | 'inCart'>,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<CartPage> {
  const page = await loadPage(request);
  if (!request.inCart?.length) return page;
  const prices = await loadQuantityPrices(commerce, request.inCart, shareOf(request, PRICES_MS));
  return { ...page, data: { prices } };
}
