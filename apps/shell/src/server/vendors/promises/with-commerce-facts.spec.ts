import { builtInPromises } from '@weefsel/contracts/promises';
import { withCommerceFacts, type CommerceFacts } from './with-commerce-facts';

const step = (quantityStart: number, gross: number) => ({ quantityStart, currencyPrice: [{ gross }] });
const usual: CommerceFacts = {
  countries: [{ iso: 'DE' }, { iso: 'NL' }, { iso: 'BE', shippingAvailable: true }],
  shippingMethods: [{ prices: [step(0, 0)] }, { prices: [step(0, 4.95), step(50, 0)] }],
};

const join = (change: Partial<CommerceFacts>) => {
  const different: string[] = [];
  const promises = withCommerceFacts(builtInPromises, { ...usual, ...change }, (field) =>
    different.push(field),
  );
  return { promises, different };
};

test('commerce that does what the terms say changes nothing', () => {
  expect(join({})).toEqual({ promises: builtInPromises, different: [] });
});

test('fees are those of the first way of sending that costs something', () => {
  const { promises, different } = join({
    shippingMethods: [{ prices: [step(0, 5.5), step(75, 0)] }, ...usual.shippingMethods],
  });
  expect(promises).toMatchObject({ shippingFee: 5.5, freeShippingFrom: 75 });
  expect(different).toEqual(['shippingFee', 'freeShippingFrom']);
});

test.each([[[]], [[{ prices: null }]], [[{ prices: [{ quantityStart: 0, currencyPrice: null }] }]]])(
  'without prices (%j) the terms count',
  (shippingMethods) => {
    expect(join({ shippingMethods })).toEqual({ promises: builtInPromises, different: [] });
  },
);

test('a country that commerce does not send to is not promised; one that only commerce knows takes longest', () => {
  const { promises, different } = join({
    countries: [{ iso: 'NL' }, { iso: 'BE', shippingAvailable: false }, { iso: 'FR' }, { iso: null }],
  });
  expect(promises.delivery).toEqual([
    { country: 'NL', workdays: 1 },
    { country: 'FR', workdays: 2 },
  ]);
  expect(different).toEqual(['delivery']);
});

test('commerce without any country is not believed', () => {
  expect(join({ countries: [] }).promises.delivery).toEqual(builtInPromises.delivery);
});
