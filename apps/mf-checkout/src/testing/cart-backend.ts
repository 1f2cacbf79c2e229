import type { Cart, CartError, LineItem, Transport, TransportResponse } from '@weefsel/api-clients';

/** A product line of a cart on the wire. */
export const product = (id: string, label: string, more: Partial<LineItem> = {}): LineItem => ({
  id,
  label,
  type: 'product',
  quantity: 1,
  good: true,
  removable: true,
  stackable: true,
  cover: { url: `https://media.example/${id}.jpg` },
  price: { unitPrice: 20, quantity: 1, totalPrice: 20 },
  quantityInformation: { minPurchase: 1, maxPurchase: 100, purchaseSteps: 1 },
  payload: {
    manufacturerName: 'Oever',
    seoPath: `${id}-artikel`,
    options: [
      { group: 'Kleur', option: 'Blauw' },
      { group: 'Maat', option: 'M' },
    ],
  },
  ...more,
});

const priced = (line: LineItem): LineItem => {
  const unitPrice = line.price?.unitPrice ?? 0;
  return {
    ...line,
    price: { ...line.price, unitPrice, quantity: line.quantity, totalPrice: unitPrice * line.quantity },
  };
};

export const answer = (status: number, body: unknown): TransportResponse => ({
  status,
  statusText: '',
  headers: {},
  text: JSON.stringify(body),
});

const LINE_NOT_FOUND = answer(404, { errors: [{ code: 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND' }] });

/**
 * A cart in a commerce backend. Limits quantities to stock; ships for € 4,95 below € 50. Can be down or slow.
 */
export class CartBackend {
  lines: LineItem[];
  down = false;
  /** Number of calls that still succeed. */
  answers = Infinity;
  /** Products that can be added. */
  sold: LineItem[] = [];
  /** Messages in the next response. */
  messages: CartError[] = [];
  /** Received calls, as `METHOD path`. */
  readonly asked: string[] = [];
  /** Delays all responses. */
  gate: Promise<void> = Promise.resolve();

  constructor(lines: LineItem[]) {
    this.lines = lines;
  }

  readonly transport: Transport = async ({ method, url, body }) => {
    const path = new URL(url).pathname.replace('/store-api', '');
    this.asked.push(`${method} ${path}`);
    await this.gate;
    this.answers -= 1;
    if (this.down || this.answers < 0) return answer(500, { errors: [{ code: '0', detail: 'away' }] });
    if (path === '/context') return answer(200, { customer: null });
    const { items = [], ids = [] } = JSON.parse(body ?? '{}') as { items?: LineItem[]; ids?: string[] };
    if (path === '/product') return answer(200, { elements: [], total: 0 });
    if (`${method} ${path}` === 'POST /checkout/cart/line-item') {
      this.add(items);
      return answer(200, this.cart());
    }
    const known = new Set(this.lines.map(({ id }) => id));
    if ([...ids, ...items.map(({ id }) => id)].some((id) => !known.has(id))) return LINE_NOT_FOUND;
    if (method === 'PATCH') items.forEach(({ id, quantity }) => this.setQuantity(id, quantity));
    this.lines = this.lines.filter(({ id }) => !ids.includes(id));
    return answer(200, this.cart());
  };

  private add(items: readonly LineItem[]): void {
    for (const { id, quantity } of items) {
      const line = this.sold.find((one) => one.id === id);
      if (line) this.lines = [...this.lines, { ...line, quantity }];
    }
  }

  private setQuantity(id: string, quantity: number): void {
    this.lines = this.lines.map((line) => {
      if (line.id !== id) return line;
      const { minPurchase, maxPurchase, purchaseSteps } = line.quantityInformation ?? {};
      const [min, max, step] = [minPurchase ?? 1, maxPurchase ?? Infinity, purchaseSteps ?? 1];
      if (quantity > max) this.messages.push(stockReached(line, max));
      const limited = Math.max(min, Math.min(quantity, max));
      const rounded = min + Math.floor((limited - min) / step) * step;
      if (quantity < min) this.messages.push(adjusted(line, 'min-order-quantity'));
      else if (rounded !== limited) this.messages.push(adjusted(line, 'purchase-steps-quantity'));
      return { ...line, quantity: rounded };
    });
  }

  private cart(): Cart {
    const lineItems = this.lines.map(priced);
    const positionPrice = lineItems.reduce((sum, { price }) => sum + (price?.totalPrice ?? 0), 0);
    const costs = positionPrice >= 50 || lineItems.length === 0 ? 0 : 4.95;
    const errors = Object.fromEntries(this.messages.splice(0).map((message) => [message.key, message]));
    return {
      lineItems,
      price: { totalPrice: positionPrice + costs, positionPrice },
      deliveries: [{ shippingCosts: { unitPrice: costs, quantity: 1, totalPrice: costs } }],
      errors: Object.keys(errors).length > 0 ? errors : [],
    };
  }
}

/** Message that a quantity was raised or rounded. */
const adjusted = ({ id }: LineItem, messageKey: string): CartError => ({
  key: `${messageKey}${id}`,
  messageKey,
  level: 10,
});

/** Message that a quantity exceeded the stock. */
export const stockReached = ({ id, label }: LineItem, quantity: number): CartError => ({
  key: `product-stock-reached${id}`,
  messageKey: 'product-stock-reached',
  level: 10,
  parameters: { name: label, quantity },
});
