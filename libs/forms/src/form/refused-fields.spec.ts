import type { ApiError } from '@weefsel/api-clients';
import { refusedWith } from '../testing/refused';
import { refusedFields } from './refused-fields';

const FIELDS = [
  ...(['email', 'password', 'newPasswordConfirm', 'street', 'zipcode', 'company', 'vatId'] as const),
] as const;

const refused = (...errors: ApiError[]) => refusedFields(refusedWith(400, ...errors), FIELDS);

const zipcode = (meta?: ApiError['meta']): ApiError => ({
  code: 'VIOLATION::ZIP_CODE_INVALID',
  source: { pointer: '/billingAddress/zipcode' },
  ...(meta && { meta }),
});

describe('a field error of the backend', () => {
  test.each([
    ['VIOLATION::TOO_LONG_ERROR', 'street', 'headless.form.error.tooLong'],
    ['VIOLATION::TOO_SHORT_ERROR', 'password', 'headless.form.error.passwordShort'],
    ['VIOLATION::STRICT_CHECK_FAILED_ERROR', 'email', 'headless.form.error.emailForm'],
    ['VIOLATION::INVALID_FORMAT_ERROR', 'email', 'headless.form.error.emailForm'],
    ['VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', 'email', 'headless.form.error.emailTaken'],
    ['VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT', 'password', 'headless.form.error.passwordWrong'],
    ['VIOLATION::NOT_EQUAL_ERROR', 'newPasswordConfirm', 'headless.form.error.notSame'],
    ['VIOLATION::VAT_ID_FORMAT_NOT_CORRECT', 'vatId', 'headless.form.error.vatId'],
    ['VIOLATION::IS_BLANK_ERROR', 'company', 'headless.form.error.company'],
    ['ZIP_CODE_INVALID', 'zipcode', 'headless.form.error.zipcodeWrong'],
    ['VIOLATION::IS_BLANK_ERROR', 'street', 'headless.form.error.street'],
  ])('with code %s at %s becomes a text', (code, field, text) => {
    expect(refused({ code, source: { pointer: `/${field}` } })).toEqual({ [field]: text });
  });

  test('is about the last part of a pointer', () => {
    const code = 'VIOLATION::IS_BLANK_ERROR';
    expect(refused({ code, source: { pointer: '/street/number' } })).toEqual({});
    expect(refused({ code, source: {} })).toEqual({});
  });

  test.each([
    ['NL', 'headless.form.error.zipcodeNL'],
    ['BE', 'headless.form.error.zipcodeBE'],
    ['de', 'headless.form.error.zipcodeDE'],
    ['FR', 'headless.form.error.zipcodeWrong'],
    [7, 'headless.form.error.zipcodeWrong'],
  ])('has an example of the country of the postcode: %s', (iso, text) => {
    expect(refused(zipcode({ parameters: { '{{ iso }}': iso } }))).toEqual({ zipcode: text });
  });

  test.each([undefined, {}, { parameters: [] }, { parameters: ['BE'] }])(
    'has no example for a postcode whose country it does not name: %j',
    (meta) => {
      expect(refused(zipcode(meta))).toEqual({ zipcode: 'headless.form.error.zipcodeWrong' });
    },
  );

  test('shows once per field of the form, the first error only; other fields are left out', () => {
    expect(
      refused(
        { code: 'VIOLATION::IS_BLANK_ERROR', source: { pointer: '/street' } },
        { code: 'VIOLATION::TOO_LONG_ERROR', source: { pointer: '/street' } },
        { code: 'SOMETHING', source: { pointer: '/email' } },
        { source: { pointer: '/zipcode' } },
        { code: 'VIOLATION::IS_BLANK_ERROR', source: { pointer: '/city' } },
        { code: 'VIOLATION::IS_BLANK_ERROR' },
      ),
    ).toEqual({
      street: 'headless.form.error.street',
      email: 'headless.form.error.other',
      zipcode: 'headless.form.error.other',
    });
  });

  test('is absent for any other failure', () => {
    expect(refusedFields(new Error('away'), FIELDS)).toEqual({});
  });
});
