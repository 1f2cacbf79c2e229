import type { FoundItem } from '@weefsel/contracts';
import type { CardLabel, PriceValue } from '@weefsel/ui';

/** A product as cards show it, wherever they stand. Pictures are addresses as the backend sends them: a view asks for the sizes it needs. */
export interface ProductCardData {
  id: string;
  href: string;
  /** Empty when there is none. */
  brand: string;
  name: string;
  price: PriceValue;
  image?: string;
  /** The picture that is seen while the pointer is on the card. */
  hoverImage?: string;
  /** What is to be seen on the first picture, where editors said it and it was asked for; else the name says it. */
  alt?: string;
  /** The shop's own labels. */
  labels?: CardLabel[];
  /** What the search service calls it, and the answer that it came with. */
  found?: FoundItem;
}
