import type { TrackedItem } from '@weefsel/contracts';
import type { PriceValue } from '@weefsel/ui';
import { amountOf, savingOf } from '../price/to-price';
import type { ProductCardData } from './to-product-card';

/** A price for tracking, in euro. */
export const trackedPrice = (price: PriceValue): Pick<TrackedItem, 'price' | 'discount'> => ({
  price: amountOf(price),
  ...(price.kind === 'sale' && { discount: savingOf(price) }),
});

type MeasuredCard = Pick<ProductCardData, 'id' | 'name' | 'brand'> & { price?: PriceValue };

/** A card as a tracked item; `index` is its position in the list, from 0. */
export const toTrackedItem = ({ id, name, brand, price }: MeasuredCard, index: number): TrackedItem => ({
  id,
  name,
  ...(brand && { brand }),
  ...(price && trackedPrice(price)),
  index,
});
