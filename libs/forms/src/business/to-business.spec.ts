import { knownBusiness, tidyVatId, toBusiness, typedBusiness } from './to-business';

test.each([
  ['nl 1234.56.782.b01', 'NL', 'NL123456782B01'],
  ['123456782B01', 'NL', 'NL123456782B01'],
  ['BE 0428.759.497', 'BE', 'BE0428759497'],
  ['428.759.497', 'BE', 'BE0428759497'],
  ['BE428759497', 'BE', 'BE0428759497'],
  ['DE-136 695 976', 'DE', 'DE136695976'],
  ['DE136695976', 'NL', 'DE136695976'],
  [' . ', 'NL', ''],
])('%j of %s is %j on an invoice', (typed, country, number) =>
  expect(tidyVatId(typed, country)).toBe(number),
);

test('a business is sent with its company, and with its number if it has one', () => {
  const typed = { business: 'on', company: 'Draad bv', vatId: '123456782B01' };
  expect(toBusiness(typed, 'NL')).toEqual({
    ...{ accountType: 'business', company: 'Draad bv', vatIds: ['NL123456782B01'] },
  });
  expect(toBusiness({ ...typed, vatId: '' }, 'NL')).toMatchObject({ vatIds: [] });
});

test('nothing of a company is sent of who orders for themselves', () => {
  expect(toBusiness({ business: '', company: 'Draad bv', vatId: '1' }, 'NL')).toEqual({
    accountType: 'private',
  });
});

test('a known customer is filled in as it was typed', () => {
  const known = knownBusiness({ accountType: 'business', company: 'Draad bv', vatIds: ['NL1'] });
  expect(typedBusiness(known)).toEqual({ business: 'on', company: 'Draad bv', vatId: 'NL1' });
  expect(typedBusiness(knownBusiness({ accountType: 'business', company: null, vatIds: null }))).toEqual({
    ...{ business: 'on', company: '', vatId: '' },
  });
  expect(knownBusiness({ company: 'of an older account' })).toEqual({ accountType: 'private' });
});
