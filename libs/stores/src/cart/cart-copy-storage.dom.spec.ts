import { STORAGE_KEYS } from '@weefsel/contracts';
import { NO_COPY, type CartCopy } from './cart-copy';
import { browserCartCopyStorage } from './cart-copy-storage';

const line = {
  ...{ id: 'a', name: 'Trui', quantity: 2, seoPath: 'trui', parentId: 'p', code: 'LENTE' },
  options: [{ group: 'Maat', option: 'M' }],
};
const copy: CartCopy = {
  ...{
    lines: [line],
    lost: [{ line, why: 'account', customerId: 'emma' }],
    taken: [{ id: 'b', at: 7 }],
    day: 20_000,
  },
  ...{ customerId: 'emma', orderId: 'order', ordering: true },
};

const store = (text: string) => localStorage.setItem(STORAGE_KEYS.cart, text);

describe('the stored copy of the cart', () => {
  test('comes back as it was written', () => {
    browserCartCopyStorage().write(copy);
    expect(browserCartCopyStorage().read()).toEqual(copy);
  });

  test.each([
    '',
    'null',
    '7',
    '[]',
    '{',
    '{"lines":{},"lost":"x","day":"y","taken":1,"customerId":7,"ordering":1}',
  ])('is none when %j is stored', (text) => {
    store(text);
    expect(browserCartCopyStorage().read()).toEqual(NO_COPY);
  });

  test('keeps of what others wrote the lines that can be named and put back', () => {
    const bad = [
      null,
      7,
      { id: 1, name: 'x', quantity: 1 },
      { id: 'x', quantity: 1 },
      { id: 'x', name: 'x' },
    ];
    const less = { id: 'c', name: 'Sjaal', quantity: 0 };
    const lost = [
      { line: less, why: 'gone' },
      { line: less, why: 'magic' },
      { line: bad[2], why: 'gone' },
      null,
    ];
    store(JSON.stringify({ lines: [...bad, less], lost, taken: [7, { id: 'b' }, { id: 'b', at: 7 }] }));
    const kept = { ...less, quantity: 1, options: [] };
    expect(browserCartCopyStorage().read()).toEqual({
      ...{ lines: [kept], lost: [{ line: kept, why: 'gone' }], taken: [{ id: 'b', at: 7 }], day: 0 },
    });
  });

  test('notifies when another tab has written it, until the watch is stopped', () => {
    const changed = jest.fn();
    const stop = browserCartCopyStorage().watch(changed);
    const write = (key: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    write('something');
    expect(changed).not.toHaveBeenCalled();
    write(STORAGE_KEYS.cart);
    write(null);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    write(STORAGE_KEYS.cart);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
