import { refusedFields } from './refused-fields';

const refused = (code: string, pointer?: string) => ({
  code: `VIOLATION::${code}`,
  ...(pointer && { source: { pointer } }),
});
const OTHER = 'headless.checkout.error.other';

describe('what the backend refused is told at its field', () => {
  test.each([
    ['firstName', 'shipping.firstName'],
    ['lastName', 'shipping.lastName'],
    ['company', 'shipping.company'],
    ['street', 'shipping.street'],
    ['zipcode', 'shipping.zipcode'],
    ['city', 'shipping.city'],
    ['phoneNumber', 'phone'],
  ])('%s of an address that was sent alone or within a registration [CRT-06]', (wire, field) => {
    expect(refusedFields([refused('X', `/${wire}`)], 'shipping')).toEqual({ [field]: OTHER });
    expect(refusedFields([refused('X', `/billingAddress/${wire}`)], 'shipping')).toEqual({ [field]: OTHER });
  });

  test('of the bill when that is what was sent, of the goods when it says so [CRT-06]', () => {
    const details = [
      refused('X', '/billingAddress/city'),
      refused('X', '/shippingAddress/city'),
      refused('X', '/billingAddress/phoneNumber'),
    ];
    expect(refusedFields(details, 'billing')).toEqual({
      'billing.city': OTHER,
      'shipping.city': OTHER,
      phone: OTHER,
    });
    expect(refusedFields([refused('X', '/zipcode')], 'billing')).toEqual({ 'billing.zipcode': OTHER });
  });

  test.each([
    ['INVALID_FORMAT_ERROR', '/email', 'email', 'emailForm'],
    ['TOO_LONG_ERROR', '/email', 'email', 'tooLong'],
    ['TOO_LONG_ERROR', '/billingAddress/countryId', 'shipping.country', 'tooLong'],
    ['NO_SUCH_CHOICE_ERROR', '/billingAddress/countryId', 'shipping.country', 'country'],
  ])('%s of %s in words of its own [CRT-06]', (code, pointer, field, text) => {
    expect(refusedFields([refused(code, pointer)], 'shipping')).toEqual({
      [field]: `headless.checkout.error.${text}`,
    });
  });

  test('with the first reason when there are several, also without a code [CRT-06]', () => {
    const details = [{ source: { pointer: '/city' } }, refused('TOO_LONG_ERROR', '/city')];
    expect(refusedFields(details, 'shipping')).toEqual({ 'shipping.city': OTHER });
  });

  test('and not at all when it was about no field of the form', () => {
    const details = [refused('X'), refused('X', '/storefrontUrl'), refused('X', ''), refused('X', 'city')];
    expect(refusedFields(details, 'shipping')).toEqual({});
  });
});
