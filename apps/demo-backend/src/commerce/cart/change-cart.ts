import type { CartLineRow } from '../../database/rows.ts';
import { asList, asObject, asText } from '../transport/json-body.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { StoreError, storeError, violation } from '../transport/store-error.ts';
import { fixedId } from '../../database/fixed-id.ts';

const lineNotFound = (id: string): StoreError =>
  storeError(404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', `Line item with identifier ${id} not found.`, {
    parameters: { identifier: id },
  });

function quantityOf(item: JsonObject, place: number): number {
  const quantity = item['quantity'] ?? 1;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity)) {
    const detail = 'This value should be of type int.';
    throw new StoreError(400, [
      violation('INVALID_TYPE_ERROR', `/items/${place}/quantity`, detail, { '{{ type }}': 'int' }),
    ]);
  }
  if (quantity > 0) return quantity;
  throw storeError(
    400,
    'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY',
    `The quantity must be a positive integer. Given: "${quantity}"`,
    {
      parameters: { quantity },
    },
  );
}

function newLine(item: JsonObject, place: number): CartLineRow {
  const type = asText(item['type']);
  if ('price' in item || 'priceDefinition' in item) {
    throw storeError(
      403,
      'CHECKOUT__INSUFFICIENT_PERMISSION',
      'Insufficient permission: Not allowed to set price.',
    );
  }
  const referencedId = asText(item['referencedId']) || asText(item['id']);
  if (type === 'promotion') {
    return { id: fixedId('promotion', referencedId), type, referencedId, quantity: 1 };
  }
  if (type !== 'product') {
    throw storeError(
      400,
      'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED',
      `Line item type "${type}" is not supported.`,
      { parameters: { type } },
    );
  }
  return { id: asText(item['id']) || referencedId, type, referencedId, quantity: quantityOf(item, place) };
}

/** The cart with new lines; what is in it already is added up. @throws StoreError 400 or 403. */
export function withAdded(rows: readonly CartLineRow[], body: JsonObject): CartLineRow[] {
  const lines = new Map(rows.map((row) => [row.id, row]));
  asList(body['items']).forEach((item, place) => {
    const line = newLine(asObject(item), place);
    const known = lines.get(line.id);
    lines.set(line.id, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  });
  return [...lines.values()];
}

/** The cart with other quantities. @throws StoreError 404 for a line that is not there, 400 for a bad quantity. */
export function withQuantities(rows: readonly CartLineRow[], body: JsonObject): CartLineRow[] {
  const lines = new Map(rows.map((row) => [row.id, row]));
  asList(body['items']).forEach((sent, place) => {
    const item = asObject(sent);
    const id = asText(item['id']);
    const known = lines.get(id);
    if (!known) throw lineNotFound(id);
    lines.set(id, { ...known, quantity: quantityOf(item, place) });
  });
  return [...lines.values()];
}

/** The cart without some lines. @throws StoreError 404 for a line that is not there. */
export function withoutLines(rows: readonly CartLineRow[], body: JsonObject): CartLineRow[] {
  const ids = asList(body['ids']).map(String);
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw lineNotFound(missing);
  return rows.filter((row) => !ids.includes(row.id));
}
