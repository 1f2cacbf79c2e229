import { categoryLabels, type Product } from '@weefsel/api-clients';
import type { ProductCardData } from './product-card-data';
import { toCardLabels } from './to-card-labels';
import { toProductCard } from './to-product-card';

/** A product as its card shows it, with the shop's own labels. */
export function toLabelledCard(product: Product): ProductCardData {
  const card = toProductCard(product);
  const labels = toCardLabels(categoryLabels(product), card.price.kind === 'sale');
  return labels.length > 0 ? { ...card, labels } : card;
}
