import type { Transport } from '@weefsel/api-clients';
import { STORAGE_KEYS } from '@weefsel/contracts';
import { storesInTest } from './testing/shop';
import { NO_COPY, type CartCopy } from './cart/cart-copy';

const line = { id: 'a', name: '', quantity: 1, options: [] };

/** A tab with a backend that has a customer and a cart, and its requests. */
async function someTab() {
  const backend = { customer: null as object | null, lineItems: [] as object[], away: false };
  const asked: string[] = [];
  const transport: Transport = async ({ url }) => {
    const path = new URL(url).pathname.replace('/store-api', '');
    asked.push(path);
    if (backend.away) throw new Error('away');
    const body = path === '/context' ? { customer: backend.customer } : { lineItems: backend.lineItems };
    return { status: 200, statusText: 'OK', headers: {}, text: JSON.stringify(body) };
  };
  const stores = storesInTest({ transport, token: 'session' });
  await stores.resume();
  asked.length = 0;
  const otherTabWrites = async (copy: Partial<CartCopy>) => {
    const newValue = JSON.stringify({ ...NO_COPY, ...copy });
    localStorage.setItem(STORAGE_KEYS.cart, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.cart, newValue }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { stores, backend, asked, otherTabWrites };
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('a tab', () => {
  test('shows what another tab has put into the cart', async () => {
    const { stores, backend, asked, otherTabWrites } = await someTab();
    backend.lineItems = [{ id: 'a', quantity: 1, type: 'product', good: true }];
    await otherTabWrites({ lines: [line] });
    expect(stores.cart.count).toBe(1);
    expect(asked).toEqual(['/checkout/cart']);
    await otherTabWrites({ lines: [line], day: 1 });
    expect(asked).toEqual(['/checkout/cart']);
    await otherTabWrites({ lines: [{ ...line, quantity: 2 }] });
    expect(asked).toEqual(['/checkout/cart', '/checkout/cart']);
  });

  test('follows a login and a logout in another tab', async () => {
    const { stores, backend, asked, otherTabWrites } = await someTab();
    backend.customer = { id: 'emma', active: true, guest: false };
    await otherTabWrites({ customerId: 'emma' });
    expect(stores.session.isLoggedIn).toBe(true);
    expect(asked).toEqual(['/context', '/customer/wishlist']);
    backend.customer = null;
    await otherTabWrites({});
    expect(stores.session.isLoggedIn).toBe(false);
  });

  test('keeps its cart and logs an error when a change of another tab cannot be read', async () => {
    const { stores, backend, otherTabWrites } = await someTab();
    backend.away = true;
    await otherTabWrites({ customerId: 'emma', lines: [line] });
    expect(stores.cart.count).toBe(0);
    expect(logged).toHaveBeenCalledWith('[cart] other tab', expect.any(Error));
  });
});
