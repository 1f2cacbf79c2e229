import { emptyDraft } from './details-draft';
import { addressLine, toAddress, toFields } from './to-address';

const countries = [{ id: 'nl-id', iso: 'NL' }];

const values = {
  phone: '06 12345678',
  'billing.firstName': ' Noor ',
  'billing.lastName': 'Bakker',
  'billing.company': 'Bakker & Co',
  'billing.zipcode': '1012ab',
  'billing.houseNumber': '12',
  'billing.addition': '2-hoog',
  'billing.street': 'Nieuwezijds Voorburgwal',
  'billing.city': 'Amsterdam',
} as const;

describe('an address that was typed', () => {
  test('goes to the backend with street and number on one line, and a tidy postcode [CRT-06]', () => {
    expect(toAddress({ ...emptyDraft(), values }, 'billing', countries)).toEqual({
      firstName: 'Noor',
      lastName: 'Bakker',
      company: 'Bakker & Co',
      street: 'Nieuwezijds Voorburgwal 12 2-hoog',
      zipcode: '1012 AB',
      city: 'Amsterdam',
      countryId: 'nl-id',
      phoneNumber: '06 12345678',
    });
  });

  test.each(['1012 ABC', 'L-1009', 'x1012 ab'])(
    'keeps %j, which is no Dutch postcode, as it is',
    (zipcode) => {
      const draft = { ...emptyDraft(), values: { 'billing.zipcode': zipcode } };
      expect(toAddress(draft, 'billing', [])).toMatchObject({ zipcode, countryId: '' });
    },
  );

  test.each([
    ['Plein 1940 12 A', 'Plein 1940', '12', 'A'],
    ['Damrak 12', 'Damrak', '12', ''],
    ['Postbus', 'Postbus', '', ''],
  ])('comes back from %j as its fields [CRT-06]', (street, name, houseNumber, addition) => {
    expect(toFields({ id: 'a', street, city: 'Amsterdam' })).toMatchObject({
      street: name,
      houseNumber,
      addition,
      city: 'Amsterdam',
    });
  });

  test.each([
    [{ country: { id: 'be', translated: { name: 'België' } } }, 'Kaai 1, 2000 Antwerpen, België'],
    [{ country: { id: 'be', name: 'Belgium' } }, 'Kaai 1, 2000 Antwerpen, Belgium'],
    [{ country: null }, 'Kaai 1, 2000 Antwerpen'],
    [{ zipcode: null }, 'Kaai 1, Antwerpen'],
  ])('is one line with its country when that is known (%j) [CRT-06]', (more, line) => {
    expect(addressLine({ street: 'Kaai 1', zipcode: '2000', city: 'Antwerpen', ...more })).toBe(line);
  });
});
