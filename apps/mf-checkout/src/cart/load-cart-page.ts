import { shareOf, type Clients } from '@weefsel/api-clients';
import type { PageProps, PageRequest, PageResult } from '@weefsel/contracts';
import { loadShoppersPage } from '../load-shoppers-page';
import { loadQuantityPrices, type PricesOfProducts } from './lines/load-quantity-prices';

/** Longest time for these prices, in ms: a cart is whole without. */
const PRICES_MS = 800;

/** Beside the cart itself, which the stores have. */
interface ServedPrices {
  prices: PricesOfProducts;
}

export type CartPageProps = Partial<Pick<PageProps<ServedPrices | null>, 'data'>>;

type CartPage = Extract<PageResult<ServedPrices | null>, { kind: 'page' }>;

const loadPage = loadShoppersPage('headless.cart.title');

/** A page of the cart, with lower prices for more pieces. */
export async function loadCartPage(
  request: Pick<PageRequest, 'text' | 'signal' | 'answerBy' | 'inCart'>,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<CartPage> {
  const page = await loadPage(request);
  if (!request.inCart?.length) return page;
  const prices = await loadQuantityPrices(commerce, request.inCart, shareOf(request, PRICES_MS));
  return { ...page, data: { prices } };
}
