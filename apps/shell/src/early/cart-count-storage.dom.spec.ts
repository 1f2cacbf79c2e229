import { STORAGE_KEYS } from '@weefsel/contracts';
import { showCartCount } from './cart-count-storage';

const { style } = document.documentElement;
const keep = (cart: unknown) =>
  localStorage.setItem(STORAGE_KEYS.cart, typeof cart === 'string' ? cart : JSON.stringify(cart));
const shown = () => {
  showCartCount();
  return style.getPropertyValue('--cart-count');
};

beforeEach(() => (document.cookie = 'weefsel-session=1'));
afterEach(() => {
  document.cookie = 'weefsel-session=; max-age=0';
  localStorage.clear();
  style.removeProperty('--cart-count');
});

describe('how much was in the cart', () => {
  test('is shown before there is code, without discounts', () => {
    keep({ lines: [{ quantity: 2 }, { quantity: 1 }, { quantity: 1, code: 'LENTE' }] });
    expect(shown()).toBe('"3"');
  });

  test('is at most 99+', () => {
    keep({ lines: [{ quantity: 120 }] });
    expect(shown()).toBe('"99+"');
  });

  test('is not shown without a session, whose cart it was', () => {
    document.cookie = 'weefsel-session=; max-age=0';
    keep({ lines: [{ quantity: 2 }] });
    expect(shown()).toBe('');
  });

  test.each(['', '{', '7', '{"lines":[]}', '{"lines":7}'])('is nothing when %j is kept', (text) => {
    keep(text);
    expect(shown()).toBe('');
  });
});
