import { methodName, methodOption, shippingPrice } from './method-option';

const price = (gross: number) => ({ currencyPrice: [{ gross }] });

describe('a method to choose', () => {
  test('is called as it is in the shopper’s language, else as it was named [CRT-06]', () => {
    expect(methodName({ name: 'Home', translated: { name: 'Thuis' } })).toBe('Thuis');
    expect(methodName({ name: 'Home', translated: { name: null } })).toBe('Home');
    expect(methodName({ name: 'Home' })).toBe('Home');
    expect(methodName({})).toBe('');
  });

  test('has a word about it when there is one [CRT-06]', () => {
    const translated = { name: 'iDEAL', description: 'Betaal bij je bank' };
    expect(methodOption({ id: 'i', translated })).toEqual({
      id: 'i',
      title: 'iDEAL',
      text: 'Betaal bij je bank',
    });
    expect(methodOption({ id: 'i', translated: { name: 'iDEAL', description: null } }).text).toBeUndefined();
    expect(methodOption({ id: 'i', translated: null })).toMatchObject({ title: '' });
  });
});

describe('the shipping price', () => {
  const prices = [
    { ...price(4.95), quantityStart: 0, quantityEnd: 49.99 },
    { ...price(0), quantityStart: 50, quantityEnd: null },
  ];

  test.each([
    [0, 4.95],
    [49.99, 4.95],
    [50, 0],
    [900, 0],
  ])('depends on the subtotal: goods of € %d are shipped for € %d [CRT-06]', (subtotal, costs) => {
    expect(shippingPrice({ prices }, subtotal)).toBe(costs);
  });

  test('is the same for all when there are no bounds', () => {
    expect(shippingPrice({ prices: [price(3)] }, 0)).toBe(3);
  });

  test.each([
    [undefined],
    [null],
    [[]],
    [[{ quantityStart: 50 }]],
    [[{ currencyPrice: null }]],
    [[{ currencyPrice: [] }]],
  ])('is not known from %j', (some) => {
    expect(shippingPrice({ ...(some !== undefined && { prices: some }) }, 20)).toBeUndefined();
  });
});
