import { addressSchema, ADDRESS_FIELDS, type AddressTexts } from '../schema/address-schema';
import { checkForm } from '../schema/form-schema';
import { addressLine } from './address-line';
import { toAddress, toFields } from './to-address';

const countries = [{ id: 'nl-id', iso: 'NL' }];

const typed: AddressTexts = {
  firstName: ' Noor ',
  lastName: 'Bakker',
  company: 'Bakker & Co',
  country: 'NL',
  zipcode: '1012ab',
  houseNumber: '12',
  addition: '2-hoog',
  street: 'Nieuwezijds Voorburgwal',
  city: 'Amsterdam',
};

describe('an address that was typed', () => {
  test('goes to the backend with street and number on one line, and a tidy postcode [CRT-06]', () => {
    const { texts } = checkForm(addressSchema(typed.country), typed);
    expect(toAddress(texts, '06 12345678', countries)).toEqual({
      firstName: 'Noor',
      lastName: 'Bakker',
      company: 'Bakker & Co',
      street: 'Nieuwezijds Voorburgwal 12 2-hoog',
      customFields: {
        nd_street: 'Nieuwezijds Voorburgwal',
        nd_house_number: '12',
        nd_addition: '2-hoog',
      },
      zipcode: '1012 AB',
      city: 'Amsterdam',
      countryId: 'nl-id',
      phoneNumber: '06 12345678',
    });
  });

  test('keeps the postcode of another country unchanged, and leaves out an empty phone number', () => {
    const abroad = { ...typed, country: 'LU', zipcode: 'L-1009 ab' };
    const { texts } = checkForm(addressSchema('LU'), abroad);
    const address = toAddress(texts, '', countries);
    expect(address).toMatchObject({ zipcode: 'L-1009 ab', countryId: '' });
    expect(address).not.toHaveProperty('phoneNumber');
  });

  test.each<[string, string, string, string]>([
    ['NL', 'Prinsengracht', '263', '3'],
    ['NL', 'Amstelkade', '17', '2-hoog'],
    ['NL', 'Kerkstraat', '12', 'bus 4'],
    ['NL', 'Plein 1940', '5', ''],
    ['NL', 'Weg 12 Oost', '3', '4'],
    ['BE', 'Meir', '48', 'bus 3'],
    ['BE', 'Meir', '48', '3'],
    ['BE', 'Rue du 11 Novembre', '9', 'A'],
    ['DE', 'Straße des 17. Juni', '135', ''],
    ['DE', 'Hohe Straße', '52a', '-54'],
  ])(
    'comes back from %s in the fields it was typed into: %s / %s / %s',
    (iso, street, houseNumber, addition) => {
      const texts = { ...typed, country: iso, street, houseNumber, addition };
      const { countryId: _, ...kept } = toAddress(texts, '', countries);
      const known = toFields({ ...kept, id: 'a', country: { id: 'x', iso } });
      expect(known).toMatchObject({ street, houseNumber, addition });
      // A backend that stores only the line yields valid fields of the same line.
      const split = toFields({ ...kept, customFields: null, id: 'a', country: { id: 'x', iso } });
      const { errors } = checkForm(addressSchema(iso), { ...split, zipcode: '' });
      expect([errors.street, errors.houseNumber, errors.addition]).toEqual([undefined, undefined, undefined]);
      expect(toAddress(split, '', countries).street).toBe(kept.street);
    },
  );

  test('is read from its line when that was changed elsewhere or the stored fields are invalid', () => {
    const customFields = { nd_street: 'Damrak', nd_house_number: '12', nd_addition: '' };
    expect(toFields({ id: 'a', street: 'Rokin 7', customFields })).toMatchObject({
      street: 'Rokin',
      houseNumber: '7',
    });
    const odd = { nd_street: 7, nd_house_number: null };
    expect(toFields({ id: 'a', street: 'Rokin 7', customFields: odd })).toMatchObject({ street: 'Rokin' });
  });

  test.each([
    ['3', 'Meir 48 bus 3'],
    ['bus 3', 'Meir 48 bus 3'],
    ['', 'Meir 48'],
  ])('goes to Belgium with the word before its box: %j', (addition, street) => {
    const belgian = { ...typed, country: 'BE', zipcode: '2000', street: 'Meir', houseNumber: '48', addition };
    expect(toAddress(belgian, '', countries).street).toBe(street);
  });

  test('takes the addition from the separate address line of an account', () => {
    const known = toFields({ id: 'a', street: 'Dam 1', additionalAddressLine1: '2 hoog', zipcode: null });
    expect(known).toMatchObject({ street: 'Dam', houseNumber: '1', addition: '2 hoog', zipcode: '' });
    expect(Object.keys(known)).toEqual(ADDRESS_FIELDS);
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
