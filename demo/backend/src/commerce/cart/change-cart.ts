import type { CartLineRow } from '../../database/rows.ts';
import { asList, asObject, asText, type JsonObject } from '../transport/json-body.ts';
import { StoreError, storeError, violation } from '../transport/store-error.ts';
import { PROMOTIONS, placeholderId, promotionByCode } from '../promotions/promotions.ts';

const lineNotFound = (id: string): StoreError =>
  storeError(404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', `Line item with identifier ${id} not found.`, {
    parameters: { identifier: id },
  });

const lineRefused = (reason: string, id: string, detail: string): StoreError =>
  storeError(400, `CHECKOUT__CART_LINE_ITEM_${reason}`, detail, { parameters: { identifier: id } });

/** True when an id names a line of the cart. A code also answers to the id of its discount line. */
const isNamed = (row: CartLineRow, id: string): boolean =>
  row.id === id || (row.type === 'promotion' && promotionByCode(row.referencedId)?.lineId === id);

const comesByItself = (id: string): boolean =>
  PROMOTIONS.some(({ code, lineId }) => code === null && lineId === id);

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

// Lines with a price from the client; only the shop's own staff may send them.
const PRICED_BY_CLIENT = ['custom', 'credit'];

function newLine(item: JsonObject, place: number): CartLineRow {
  const type = asText(item['type']);
  if ('price' in item || 'priceDefinition' in item || PRICED_BY_CLIENT.includes(type)) {
    throw storeError(403, 'CHECKOUT__INSUFFICIENT_PERMISSION', 'Insufficient permission.');
  }
  const referencedId = asText(item['referencedId']) || asText(item['id']);
  if (type === 'promotion') {
    const code = promotionByCode(referencedId)?.code ?? referencedId;
    return { id: placeholderId(code), type, referencedId: code, quantity: 1 };
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

const otherType = ({ id, type }: CartLineRow): StoreError =>
  storeError(
    409,
    'CHECKOUT__CART_MIXED_LINE_ITEM_TYPE',
    `Line item with id ${id} already exists with different type ${type}.`,
    { parameters: { id, type } },
  );

/** The cart with new lines; quantities add up. @throws StoreError 400, 403, or 409 for an id of two types. */
export function withAdded(rows: readonly CartLineRow[], body: JsonObject): CartLineRow[] {
  const lines = new Map(rows.map((row) => [row.id, row]));
  asList(body['items']).forEach((item, place) => {
    const line = newLine(asObject(item), place);
    const known = lines.get(line.id);
    if (known && known.type !== line.type) throw otherType(known);
    const addsUp = known?.type === 'product';
    lines.set(line.id, addsUp ? { ...known, quantity: known.quantity + line.quantity } : line);
  });
  return [...lines.values()];
}

/** The cart with changed quantities. @throws StoreError 404 for an unknown line, 400 for a bad quantity. */
export function withQuantities(rows: readonly CartLineRow[], body: JsonObject): CartLineRow[] {
  const lines = new Map(rows.map((row) => [row.id, row]));
  asList(body['items']).forEach((sent, place) => {
    const item = asObject(sent);
    const id = asText(item['id']);
    const known = rows.find((row) => isNamed(row, id));
    if (known?.type === 'promotion' || comesByItself(id)) {
      throw lineRefused('TYPE_NOT_UPDATABLE', id, 'Line item type "promotion" cannot be updated.');
    }
    if (!known) throw lineNotFound(id);
    lines.set(id, { ...known, quantity: quantityOf(item, place) });
  });
  return [...lines.values()];
}

/** The cart without some lines. @throws StoreError 404 for an unknown line, 400 for one that cannot be removed. */
export function withoutLines(rows: readonly CartLineRow[], body: JsonObject): CartLineRow[] {
  const ids = asList(body['ids']).map(String);
  for (const id of ids) {
    if (comesByItself(id)) {
      throw lineRefused('NOT_REMOVABLE', id, `Line item with identifier ${id} is not removable.`);
    }
    if (!rows.some((row) => isNamed(row, id))) throw lineNotFound(id);
  }
  return rows.filter((row) => !ids.some((id) => isNamed(row, id)));
}
