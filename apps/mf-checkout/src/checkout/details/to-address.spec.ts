import { emptyDraft } from './details-draft';
import { refusedFields } from './refused-fields';
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

  test('is told what the backend refused at the field that it is about [CRT-06]', () => {
    const refused = (code: string, pointer: string) => ({ code: `VIOLATION::${code}`, source: { pointer } });
    const details = [
      refused('INVALID_FORMAT_ERROR', '/email'),
      refused('ZIP_CODE_INVALID', '/billingAddress/zipcode'),
      refused('TOO_LONG_ERROR', '/shippingAddress/city'),
      refused('NO_SUCH_CHOICE_ERROR', '/storefrontUrl'),
    ];
    expect(refusedFields(details, 'billing')).toEqual({
      email: 'headless.checkout.error.emailForm',
      'billing.zipcode': 'headless.checkout.error.other',
      'shipping.city': 'headless.checkout.error.tooLong',
    });
    expect(refusedFields([refused('ENTITY_DOES_NOT_EXISTS', '/countryId')], 'shipping')).toEqual({
      'shipping.country': 'headless.checkout.error.country',
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
