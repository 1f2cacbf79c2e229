import { formatPrice } from './format-price';

// Intl puts a no-break space after the euro sign.
test.each([
  [39.95, '€\u00a039,95'],
  [1299, '€\u00a01.299,00'],
  [0, '€\u00a00,00'],
  ['59.9', '€\u00a059,90'],
])('writes %p as %s [VAL-03]', (amount, text) => expect(formatPrice(amount)).toBe(text));

test.each([Number.NaN, Number.POSITIVE_INFINITY, 'gratis', '', null, undefined])(
  'formats %p as an invalid price [VAL-03]',
  (amount) => expect(formatPrice(amount)).toBe('Invalid price'),
);
