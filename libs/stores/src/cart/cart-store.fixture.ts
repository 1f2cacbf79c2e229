import type { Cart, CartError, LineItem } from '@weefsel/api-clients';
import { NO_COPY, type CopiedLine } from './cart-copy';
import { CartMemory } from './cart-memory';
import { CartStore } from './cart-store';

export const line = (id: string, quantity: number, more: Partial<LineItem> = {}): LineItem => ({
  id,
  quantity,
  type: 'product',
  good: true,
  ...more,
});

export const soldOut = (id: string): CartError => ({
  key: `product-out-of-stock${id}`,
  messageKey: 'product-out-of-stock',
  level: 20,
});
export const copied = (id: string, quantity: number): CopiedLine => ({ id, name: '', quantity, options: [] });

/** A cart store whose backend returns the given answers in turn. An Error is a failure. */
export function someCart(answers: (Cart | Error)[], { hasSession = true, copy = NO_COPY } = {}) {
  const diary: string[] = [];
  const changes: [Cart, Cart][] = [];
  const kept = { copy };
  const memory = new CartMemory({
    storage: {
      read: () => kept.copy,
      write: (changed) => (kept.copy = changed),
      watch: () => () => undefined,
    },
    customerId: () => null,
  });
  const answer = (entry: string) => async (): Promise<Cart> => {
    diary.push(`${entry} …`);
    await Promise.resolve();
    const next = answers.shift() ?? { lineItems: [] };
    diary.push(entry);
    if (next instanceof Error) throw next;
    return next;
  };
  const cart = new CartStore({
    hasSession: () => hasSession,
    memory,
    changed: (before, after) => changes.push([before, after]),
    cart: {
      read: answer('read'),
      addItems: (items) => answer(`add ${JSON.stringify(items)}`)(),
      changeItems: (items) => answer(`change ${JSON.stringify(items)}`)(),
      removeItems: (ids) => answer(`remove ${ids.join()}`)(),
    },
  });
  return { cart, diary, changes, memory };
}
