import { checkDetails } from './check-details';
import { emptyDraft, type FieldName } from './details-draft';

const good: Partial<Record<FieldName, string>> = {
  email: 'noor@voorbeeld.nl',
  'shipping.firstName': 'Noor',
  'shipping.lastName': 'Bakker',
  'shipping.zipcode': '1012 AB',
  'shipping.houseNumber': '12',
  'shipping.street': 'Damrak',
  'shipping.city': 'Amsterdam',
};

const errorsWith = (values: Partial<Record<FieldName, string>>, more = {}) =>
  checkDetails({ ...emptyDraft(), values: { ...good, ...values }, ...more }, false);

describe('the details of an order', () => {
  test('are complete with name, place and e-mail address [CRT-06]', () => {
    expect(errorsWith({})).toEqual({});
    expect(Object.keys(checkDetails(emptyDraft(), false))).toEqual([
      'email',
      'shipping.firstName',
      'shipping.lastName',
      'shipping.zipcode',
      'shipping.houseNumber',
      'shipping.street',
      'shipping.city',
    ]);
  });

  test.each(['1012AB', '1012 ab', ' 9999 ZZ ', '1012  AB', 'NL-1012 AB'])(
    'take %j for a Dutch postcode [CRT-06]',
    (zipcode) => {
      expect(errorsWith({ 'shipping.zipcode': zipcode })).toEqual({});
    },
  );

  test.each(['0123 AB', '1012', '1012 A', '1012 SS', '10123 AB', 'AB 1012'])(
    'do not take %j for one [CRT-06]',
    (zipcode) => {
      expect(errorsWith({ 'shipping.zipcode': zipcode })).toEqual({
        'shipping.zipcode': 'headless.form.error.zipcodeNL',
      });
    },
  );

  test('go by the rules of the country that is chosen [CRT-06]', () => {
    expect(errorsWith({ 'shipping.country': 'BE', 'shipping.zipcode': '2000' })).toEqual({});
    expect(errorsWith({ 'shipping.country': 'BE', 'shipping.zipcode': '1012 AB' })).toEqual({
      'shipping.zipcode': 'headless.form.error.zipcodeBE',
    });
    expect(errorsWith({ 'shipping.country': 'DE', 'shipping.zipcode': '1012 AB' })).toEqual({
      'shipping.zipcode': 'headless.form.error.zipcodeDE',
    });
  });

  test.each([
    ['12', 'A', {}],
    ['12', '2-hoog', {}],
    ['12a', '', {}],
    ['12ab', '', { 'shipping.houseNumber': 'headless.form.error.houseNumberForm' }],
    ['0', '', { 'shipping.houseNumber': 'headless.form.error.houseNumberForm' }],
    ['12', '<b>', { 'shipping.addition': 'headless.form.error.addition' }],
  ])('take house number %s with addition %j for %j [CRT-06]', (houseNumber, addition, errors) => {
    expect(errorsWith({ 'shipping.houseNumber': houseNumber, 'shipping.addition': addition })).toEqual(
      errors,
    );
  });

  test.each([
    ['', undefined],
    ['06 12345678', undefined],
    ['+31 (0)6-12345678', undefined],
    ['12345', 'headless.form.error.phone'],
    ['bel me 06 12345678', 'headless.form.error.phone'],
    ['06 12345678 thuis', 'headless.form.error.phone'],
  ])('take %j for a telephone number, which may be left out: %s [CRT-06]', (phone, error) => {
    expect(errorsWith({ phone }).phone).toBe(error);
  });

  test.each(['noor', 'noor@voorbeeld', 'noor @voorbeeld.nl', 'noor@voorbeeld.nl x', '@voorbeeld.nl'])(
    'do not take %j for an e-mail address, which a customer has already [CRT-06]',
    (email) => {
      expect(errorsWith({ email }).email).toBe('headless.form.error.emailForm');
      expect(checkDetails({ ...emptyDraft(), values: { ...good, email } }, true)).toEqual({});
    },
  );

  test('ask for the bill’s address only when it is another one [CRT-06]', () => {
    expect(Object.keys(errorsWith({}, { otherBilling: true }))).toHaveLength(6);
    expect(errorsWith({}, { otherBilling: true, addressIds: { billing: 'known' } })).toEqual({});
  });
});
