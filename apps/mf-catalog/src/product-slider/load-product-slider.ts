import type { Clients, Product } from '@weefsel/api-clients';
import { itemSwids } from '@weefsel/api-clients';
import type { ProductSliderProps, ProductSliderTab } from '@weefsel/contracts';
import type { SliderData, SliderTabContent } from './slider-data';
import { CARD_FIELDS, toSliderCard } from './to-slider-card';

/** What the slider asks of the services. */
export interface SliderClients {
  commerce: { product: Pick<Clients['commerce']['product'], 'byIds' | 'newest'> };
  search: { recommendations: Pick<Clients['search']['recommendations'], 'featured'> };
  content: Pick<Clients['content'], 'siteConfig'>;
}

async function productsOf(
  tab: ProductSliderTab,
  { commerce, search }: SliderClients,
  signal: AbortSignal,
): Promise<Product[]> {
  if (tab.dataSource === 'TweakwiseRecommend') {
    if (!tab.recommendationId) return [];
    const found = await search.recommendations.featured(tab.recommendationId, undefined, signal);
    if (found.statusCode !== 200)
      throw new Error(`Recommendations failed: ${found.error ?? 'no reason given'}`);
    return commerce.product.byIds(itemSwids(found.products), CARD_FIELDS, signal);
  }
  return tab.categoryId ? commerce.product.newest(tab.categoryId, CARD_FIELDS, signal) : [];
}

async function showsPercentage({ content }: SliderClients, signal: AbortSignal): Promise<boolean> {
  const config = await content.siteConfig(signal).catch(() => null);
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
      productsOf(tab, clients, signal).catch((error: unknown) =>
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
    outcome instanceof Error ? { state: 'failed' } : { state: 'ready', cards: outcome.map(toSliderCard) },
  );
  return { tabs: contents, showSalePercentage };
}
