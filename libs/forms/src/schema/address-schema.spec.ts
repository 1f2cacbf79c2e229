import { addressSchema, type AddressField } from './address-schema';
import { checkForm } from './form-schema';

const check = (field: AddressField, value: string, country = 'NL') =>
  checkForm(addressSchema(country), { [field]: value }).errors[field]?.replace('headless.form.error.', '');

describe('a field of an address', () => {
  test.each([
    ['NL', '1012 AB', '0012 AB', 'zipcodeNL'],
    ['NL', '1012sb', '1012 sa', 'zipcodeNL'],
    ['NL', '9999 ZZ', '1012 SD', 'zipcodeNL'],
    ['NL', '1012 AB', '1012 ABC', 'zipcodeNL'],
    ['NL', '1012 AB', 'x1012 AB', 'zipcodeNL'],
    ['BE', '2000', '0200', 'zipcodeBE'],
    ['BE', '2000', '20000', 'zipcodeBE'],
    ['BE', '2000', 'X2000', 'zipcodeBE'],
    // The letters of another country.
    ['BE', 'B-2000', 'NL-2000', 'zipcodeBE'],
    ['NL', 'NL-1012 AB', 'B-1012 AB', 'zipcodeNL'],
    ['DE', '01067', '1067', 'zipcodeDE'],
    ['DE', '50667', '506670', 'zipcodeDE'],
    ['DE', '50667', 'X50667', 'zipcodeDE'],
  ])('is a postcode of %s: %s is, %s is not [CRT-06]', (country, good, bad, error) => {
    expect(check('zipcode', good, country)).toBeUndefined();
    expect(check('zipcode', bad, country)).toBe(error);
  });

  test.each([
    ['NL', '3512\u00a0JE', '3512 JE'],
    ['NL', '3512  je', '3512 JE'],
    ['NL', 'NL-3512JE', '3512 JE'],
    ['NL', '3512-JE', '3512 JE'],
    ['NL', '３５１２ＪＥ', '3512 JE'],
    ['BE', 'B-2000', '2000'],
    ['BE', 'BE 2000', '2000'],
    ['BE', ' 2000\u200e', '2000'],
    ['DE', 'D-50667', '50667'],
    ['DE', 'DE50667', '50667'],
  ])('is a pasted postcode of %s: %j', (country, pasted, kept) => {
    const { errors, texts } = checkForm(addressSchema(country), { zipcode: pasted });
    expect([errors.zipcode, texts.zipcode]).toEqual([undefined, kept]);
  });

  test('is any postcode in a country whose codes we do not know, but not none [CRT-06]', () => {
    expect(check('zipcode', 'L-1009', 'LU')).toBeUndefined();
    expect(check('zipcode', '', 'LU')).toBe('zipcode');
  });

  test.each([
    ['', 'houseNumber'],
    ['1', undefined],
    ['99999', undefined],
    ['100000', 'houseNumberForm'],
    ['012', 'houseNumberForm'],
    ['12a', undefined],
    ['12 A', undefined],
    ['12ab', 'houseNumberForm'],
    ['a12', 'houseNumberForm'],
  ])('is a house number: %j [CRT-06]', (number, error) => {
    expect(check('houseNumber', number)).toBe(error);
  });

  test.each([
    ['', undefined],
    ['A', undefined],
    ['2-hoog', undefined],
    ['bis / 1', undefined],
    ['ß234567890', undefined],
    ['ß2345678901', 'addition'],
    ['-1', undefined],
    ['/3', undefined],
    ['2.hoog', undefined],
    ['- 1', 'addition'],
    ['--1', 'addition'],
    ['A!', 'addition'],
  ])('is an addition: %j [CRT-06]', (addition, error) => {
    expect(check('addition', addition)).toBe(error);
  });

  test.each(['firstName', 'lastName', 'street', 'city'] as const)('has to be there: %s [CRT-06]', (field) => {
    expect(check(field, '')).toBe(field);
    expect(check(field, 'x')).toBeUndefined();
  });

  test.each([
    ['firstName', 50],
    ['lastName', 60],
    ['street', 200],
    ['company', 200],
  ] as const)('has to fit: %s of %i characters [CRT-06]', (field, most) => {
    expect(check(field, 'x'.repeat(most))).toBeUndefined();
    expect(check(field, 'x'.repeat(most + 1))).toBe('tooLong');
  });

  test('may be left out: a company', () => {
    expect(check('company', '')).toBeUndefined();
  });
});
