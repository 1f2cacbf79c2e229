import { home } from '../testing/account-backend';
import { fullName } from '@weefsel/forms';
import { addressLines, mainAddress } from './read-customer';

const work = { ...home, id: 'werk' };

describe('a customer', () => {
  test.each([
    [{ firstName: 'Emma', lastName: 'van der Linden' }, 'Emma van der Linden'],
    [{ firstName: 'Emma' }, 'Emma'],
    [{ firstName: '', lastName: 'Smit' }, 'Smit'],
    [{}, ''],
  ])('%j is called %j', (names, name) => {
    expect(fullName(names)).toBe(name);
  });

  test('lives where parcels go, else where bills go, else nowhere that we know', () => {
    expect(mainAddress({ activeShippingAddress: home, activeBillingAddress: work })).toBe(home);
    expect(mainAddress({ activeBillingAddress: work })).toBe(work);
    expect(mainAddress({})).toBeUndefined();
  });
});

describe('an address', () => {
  test('stands as on an envelope', () => {
    const address = { ...home, company: 'Weefhuis', additionalAddressLine1: '2 hoog' };
    expect(addressLines(address)).toEqual([
      'Weefhuis',
      'Emma van der Linden',
      'Oudegracht 214',
      '2 hoog',
      '3511 NR  Utrecht',
      'Nederland',
    ]);
  });

  test('has no empty lines, and a country by its own name when there is no other', () => {
    const bare = {
      ...home,
      zipcode: '',
      company: '',
      street: '',
      country: { id: 'nl', name: 'Netherlands' },
    };
    expect(addressLines(bare)).toEqual(['Emma van der Linden', 'Utrecht', 'Netherlands']);
    expect(addressLines({ id: 'leeg' } as typeof home)).toEqual([]);
  });
});
