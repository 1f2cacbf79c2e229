import { itemSwids, type Clients } from '@weefsel/api-clients';
import type { ProductSliderProps, ProductSliderTab } from '@weefsel/contracts';
import { describedCardFields, toFoundCards, toLabelledCard, type ProductCardData } from '@weefsel/product';
import { showsPercentage, type BadgeClients } from './shows-percentage';

/** Products of one tab, or a failure to load them. */
export type SliderTabContent = { state: 'ready'; cards: ProductCardData[] } | { state: 'failed' };

export interface SliderData {
  /** In the order of the tabs in the props. */
  tabs: SliderTabContent[];
  /** True when badges show the percentage. */
  showSalePercentage: boolean;
}

const CARD_FIELDS = describedCardFields('extensions');

/** Client methods that the slider uses. */
export interface SliderClients extends BadgeClients {
  commerce: {
    product: Pick<Clients['commerce']['product'], 'byIds' | 'newest' | 'bestSelling' | 'crossSelling'>;
  };
  search: { recommendations: Pick<Clients['search']['recommendations'], 'featured' | 'product'> };
}

/** Maximum number of products beside another. Every product page carries them. */
const MOST_BESIDE = 8;

/** Recommendations of the search service: of a rule, or beside a product. */
async function recommended(
  id: string,
  beside: string | undefined,
  { commerce, search }: SliderClients,
  signal: AbortSignal,
): Promise<ProductCardData[]> {
  const found = beside
    ? await search.recommendations.product(id, beside, undefined, signal)
    : await search.recommendations.featured(id, undefined, signal);
  if (found.statusCode !== 200)
    throw new Error(`Recommendations failed: ${found.error ?? 'no reason given'}`);
  const { requestId } = found;
  const items = beside ? found.products.slice(0, MOST_BESIDE) : found.products;
  const products = await commerce.product.byIds(itemSwids(items), CARD_FIELDS, signal);
  return toFoundCards(products, { items, requestId }, toLabelledCard);
}

/**
 * Similar products from the commerce backend: its last cross-selling. The first one holds products worn with a product.
 */
async function soldBeside(
  id: string,
  { commerce }: SliderClients,
  signal: AbortSignal,
): Promise<ProductCardData[]> {
  const groups = await commerce.product.crossSelling(id, CARD_FIELDS, signal);
  const [, ...others] = groups.toSorted(
    (one, other) => (one.crossSelling.position ?? 0) - (other.crossSelling.position ?? 0),
  );
  return (others.at(-1)?.products ?? []).slice(0, MOST_BESIDE).map(toLabelledCard);
}

/**
 * Similar products: recommendations, else cross-selling. Rejects with the recommendations' failure when cross-selling
 * yields nothing either.
 */
async function similarTo(
  id: string,
  beside: string,
  clients: SliderClients,
  signal: AbortSignal,
): Promise<ProductCardData[]> {
  const outcome = await recommended(id, beside, clients, signal).catch((failure: unknown) => ({ failure }));
  if (Array.isArray(outcome) && outcome.length > 0) return outcome;
  signal.throwIfAborted();
  const sold = await soldBeside(beside, clients, signal).catch((): ProductCardData[] => []);
  if (sold.length === 0 && 'failure' in outcome) throw outcome.failure;
  return sold;
}

async function cardsOf(
  tab: ProductSliderTab,
  clients: SliderClients,
  signal: AbortSignal,
): Promise<ProductCardData[]> {
  const { commerce } = clients;
  if (tab.dataSource === 'TweakwiseRecommend') {
    const { recommendationId: id, beside } = tab;
    if (!id) return [];
    return beside ? similarTo(id, beside, clients, signal) : recommended(id, undefined, clients, signal);
  }
  if (tab.brandId)
    return (await commerce.product.bestSelling(tab.brandId, CARD_FIELDS, signal)).map(toLabelledCard);
  if (!tab.categoryId) return [];
  return (await commerce.product.newest(tab.categoryId, CARD_FIELDS, signal)).map(toLabelledCard);
}

/** Loads the products of all tabs. A failed tab does not affect the others; rejects when all fail. */
export async function load(
  { tabs }: ProductSliderProps,
  clients: SliderClients,
  signal: AbortSignal,
): Promise<SliderData> {
  const [showSalePercentage, ...outcomes] = await Promise.all([
    showsPercentage(clients, signal),
    ...tabs.map((tab) =>
      cardsOf(tab, clients, signal).catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      ),
    ),
  ]);
  signal.throwIfAborted();
  const failures = outcomes.filter((outcome) => outcome instanceof Error);
  if (tabs.length > 0 && failures.length === tabs.length) {
    throw new AggregateError(failures, 'None of the tabs of a product slider could be loaded.');
  }
  const contents = outcomes.map((outcome): SliderTabContent =>
    outcome instanceof Error ? { state: 'failed' } : { state: 'ready', cards: outcome },
  );
  return { tabs: contents, showSalePercentage };
}
