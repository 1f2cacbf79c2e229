import type { ProductCardData } from '@weefsel/product';

/** Products of one tab, or the fact that they could not be had. */
export type SliderTabContent = { state: 'ready'; cards: ProductCardData[] } | { state: 'failed' };

export interface SliderData {
  /** In the order of the tabs in the props. */
  tabs: SliderTabContent[];
  /** Whether badges show the percentage. */
  showSalePercentage: boolean;
}
