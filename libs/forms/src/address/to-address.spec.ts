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
      zipcode: '1012 AB',
      city: 'Amsterdam',
      countryId: 'nl-id',
      phoneNumber: '06 12345678',
    });
  });

  test('keeps a postcode of another country as it is, and says nothing of a phone number that is not there', () => {
    const abroad = { ...typed, country: 'LU', zipcode: 'L-1009 ab' };
    const { texts } = checkForm(addressSchema('LU'), abroad);
    const address = toAddress(texts, '', countries);
    expect(address).toMatchObject({ zipcode: 'L-1009 ab', countryId: '' });
    expect(address).not.toHaveProperty('phoneNumber');
  });

  test.each([
    ['Plein 1940 12 A', 'Plein 1940', '12', 'A'],
    ['Nieuwezijds Voorburgwal 12 2-hoog', 'Nieuwezijds Voorburgwal', '12', '2-hoog'],
    ['Meir 48 bus 3', 'Meir', '48', '3'],
    ['Hohe Straße 52 a', 'Hohe Straße', '52', 'a'],
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
    ['3', 'Meir 48 bus 3'],
    ['bus 3', 'Meir 48 bus 3'],
    ['', 'Meir 48'],
  ])('goes to Belgium with the word before its box: %j', (addition, street) => {
    const belgian = { ...typed, country: 'BE', zipcode: '2000', street: 'Meir', houseNumber: '48', addition };
    expect(toAddress(belgian, '', countries).street).toBe(street);
  });

  test('takes the addition that an account kept on a line of its own', () => {
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
