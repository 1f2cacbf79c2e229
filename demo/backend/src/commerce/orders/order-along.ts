import type { OrderRow } from '../../database/order-rows.ts';
import { nestedIn, withAssociations } from '../criteria/with-associations.ts';
import { productAlong } from '../products/product-along.ts';
import { subjectById } from '../products/product-subject.ts';
import { toOrder } from '../shapes/order-shape.ts';
import type { Shop } from '../shop.ts';
import type { JsonObject } from '../transport/json-body.ts';

/** The ordered product in its current form; null when it is no longer sold. */
function productOf(shop: Shop, id: string | null, associations: JsonObject) {
  const subject = id === null ? undefined : subjectById(shop, id);
  return subject ? productAlong(shop, subject, { seoUrls: 'seoUrls' in associations }, associations) : null;
}

/**
 * An order on the wire with its associations, each list filtered by its criteria. Lines include products on request.
 * @throws StoreError 400 for criteria or fields that do not exist
 */
export function orderAlong(shop: Shop, order: OrderRow, associations: JsonObject) {
  const shape = withAssociations(toOrder(shop, order), associations);
  const ofLines = nestedIn(associations, 'lineItems');
  if (!('product' in ofLines)) return shape;
  const ofProduct = nestedIn(ofLines, 'product');
  const lineItems = shape.lineItems.map((line) => ({
    ...line,
    product: productOf(shop, line.productId, ofProduct),
  }));
  return { ...shape, lineItems };
}
