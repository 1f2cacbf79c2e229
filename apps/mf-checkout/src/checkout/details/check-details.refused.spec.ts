import type { ApiError } from '@weefsel/api-clients';
import { refusedWith } from '../../testing/refused';
import type { AddressUse } from './details-draft';
import { refusedDetails } from './check-details';

const refused = (code: string, pointer?: string) => ({
  code: `VIOLATION::${code}`,
  ...(pointer && { source: { pointer } }),
});
const about = (errors: ApiError[], use: AddressUse) => refusedDetails(refusedWith(400, ...errors), use);
const OTHER = 'headless.form.error.other';

describe('a refusal of the backend is shown at its field', () => {
  test.each([
    ['firstName', 'shipping.firstName'],
    ['lastName', 'shipping.lastName'],
    ['company', 'company'],
    ['vatIds', 'vatId'],
    ['street', 'shipping.street'],
    ['zipcode', 'shipping.zipcode'],
    ['city', 'shipping.city'],
    ['phoneNumber', 'phone'],
  ])('for %s of an address that was sent alone or within a registration [CRT-06]', (wire, field) => {
    expect(about([refused('X', `/${wire}`)], 'shipping')).toEqual({ [field]: OTHER });
    expect(about([refused('X', `/billingAddress/${wire}`)], 'shipping')).toEqual({ [field]: OTHER });
  });

  test('of the billing address when that was sent, unless its pointer names the shipping address [CRT-06]', () => {
    const details = [
      refused('X', '/billingAddress/city'),
      refused('X', '/shippingAddress/city'),
      refused('X', '/billingAddress/phoneNumber'),
    ];
    expect(about(details, 'billing')).toEqual({
      'billing.city': OTHER,
      'shipping.city': OTHER,
      phone: OTHER,
    });
    expect(about([refused('X', '/zipcode')], 'billing')).toEqual({ 'billing.zipcode': OTHER });
  });

  test.each([
    ['INVALID_FORMAT_ERROR', '/email', 'email', 'emailForm'],
    ['TOO_LONG_ERROR', '/email', 'email', 'tooLong'],
    ['TOO_LONG_ERROR', '/billingAddress/countryId', 'shipping.country', 'tooLong'],
    ['NO_SUCH_CHOICE_ERROR', '/billingAddress/countryId', 'shipping.country', 'country'],
  ])('with a specific text for %s of %s [CRT-06]', (code, pointer, field, text) => {
    expect(about([refused(code, pointer)], 'shipping')).toEqual({
      [field]: `headless.form.error.${text}`,
    });
  });

  test('with the first reason when there are several, also without a code [CRT-06]', () => {
    const details = [{ source: { pointer: '/city' } }, refused('TOO_LONG_ERROR', '/city')];
    expect(about(details, 'shipping')).toEqual({ 'shipping.city': OTHER });
  });

  test('at no field when its pointer names none of the form', () => {
    const details = [refused('X'), refused('X', '/storefrontUrl'), refused('X', ''), refused('X', 'city')];
    expect(about(details, 'shipping')).toEqual({});
  });
});
