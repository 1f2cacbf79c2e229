import { itemSwids, shareOf, type Clients } from '@weefsel/api-clients';
import type { ProductSliderProps, ProductSliderTab } from '@weefsel/contracts';
import { describedCardFields, toFoundCards, toLabelledCard, type ProductCardData } from '@weefsel/product';

/** Products of one tab, or the fact that they could not be had. */
export type SliderTabContent = { state: 'ready'; cards: ProductCardData[] } | { state: 'failed' };

export interface SliderData {
  /** In the order of the tabs in the props. */
  tabs: SliderTabContent[];
  /** Whether badges show the percentage. */
  showSalePercentage: boolean;
}

const CARD_FIELDS = describedCardFields('extensions');

/** What the slider asks of the services. */
export interface SliderClients {
  commerce: { product: Pick<Clients['commerce']['product'], 'byIds' | 'newest'> };
  search: { recommendations: Pick<Clients['search']['recommendations'], 'featured'> };
  content: Pick<Clients['content'], 'siteConfig'>;
}

async function cardsOf(
  tab: ProductSliderTab,
  { commerce, search }: SliderClients,
  signal: AbortSignal,
): Promise<ProductCardData[]> {
  if (tab.dataSource === 'TweakwiseRecommend') {
    if (!tab.recommendationId) return [];
    const found = await search.recommendations.featured(tab.recommendationId, undefined, signal);
    if (found.statusCode !== 200)
      throw new Error(`Recommendations failed: ${found.error ?? 'no reason given'}`);
    const { products: items, requestId } = found;
    const products = await commerce.product.byIds(itemSwids(items), CARD_FIELDS, signal);
    return toFoundCards(products, { items, requestId }, toLabelledCard);
  }
  if (!tab.categoryId) return [];
  return (await commerce.product.newest(tab.categoryId, CARD_FIELDS, signal)).map(toLabelledCard);
}

/** Longest wait for the setting of the badges, in ms. */
const BADGES_MS = 400;

async function showsPercentage({ content }: SliderClients, signal: AbortSignal): Promise<boolean> {
  const config = await content.siteConfig(shareOf({ signal }, BADGES_MS)).catch(() => null);
  return config?.showSalePercentage ?? true;
}

/** The products of all tabs. A tab that fails costs only itself; rejects when none could be had. */
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
