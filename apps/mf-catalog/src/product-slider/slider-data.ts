import type { FoundItem } from '@weefsel/contracts';
import type { CardLabel, PriceValue } from '@weefsel/ui';

/** A product in a slider. */
export interface SliderCard {
  id: string;
  href: string;
  brand: string;
  name: string;
  price: PriceValue;
  /** Addresses as the commerce backend sends them; the view asks for the sizes it needs. */
  picture?: { url: string; alt: string };
  hoverPicture?: { url: string; alt: string };
  /** The shop's own labels. */
  marks?: CardLabel[];
  /** What the search service calls it, and the answer that recommended it. */
  found?: FoundItem;
}

/** Products of one tab, or the fact that they could not be had. */
export type SliderTabContent = { state: 'ready'; cards: SliderCard[] } | { state: 'failed' };

export interface SliderData {
  /** In the order of the tabs in the props. */
  tabs: SliderTabContent[];
  /** Whether badges show the percentage. */
  showSalePercentage: boolean;
}
