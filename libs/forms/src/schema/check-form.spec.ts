import * as v from 'valibot';
import { orderProofSchema, emailSchema, newEmailSchema, newPasswordSchema } from './account-schemas';
import { checkForm } from './form-schema';
import { nameSchema } from './address-schema';
import { addressBookSchema } from './account-address-schemas';
import { phone } from '../phone/phone-rule';
import { newPassword } from './field-rules';

describe('a field that a shopper filled in', () => {
  test('is missed when there is nothing in it, or only spaces; each with its own text', () => {
    expect(checkForm(nameSchema, { firstName: ' ', lastName: '' }).errors).toEqual({
      firstName: 'headless.form.error.firstName',
      lastName: 'headless.form.error.lastName',
    });
    expect(checkForm(orderProofSchema, { email: 'e@v.nl', zipcode: ' ' }).errors).toEqual({
      zipcode: 'headless.form.error.zipcode',
    });
  });

  test.each([
    ['3511nr', '3511 NR'],
    ['NL-3511 NR', '3511 NR'],
    ['B-2000', '2000'],
    ['DE 50667', '50667'],
    ['SW1A 1AA', 'SW1A 1AA'],
  ])('is a postcode of any country, formatted as the checkout does: %s', (typed, zipcode) => {
    expect(checkForm(orderProofSchema, { email: 'e@v.nl', zipcode: typed }).texts.zipcode).toBe(zipcode);
  });

  test('is sent without the spaces around it', () => {
    expect(checkForm(nameSchema, { firstName: ' Bo ', lastName: 'Smit' })).toEqual({
      errors: {},
      texts: { firstName: 'Bo', lastName: 'Smit' },
    });
  });

  test.each(['emma@voorbeeld.nl', ' emma@voorbeeld.nl ', 'e@v.nl', 'e.v+x@a.b.nl'])(
    'is an e-mail address: %j',
    (typed) => {
      expect(checkForm(emailSchema, { email: typed })).toEqual({
        errors: {},
        texts: { email: typed.trim() },
      });
    },
  );

  test.each([
    ['jan@bücher.example', 'jan@xn--bcher-kva.example'],
    ['jan@BÜCHER.example', 'jan@xn--bcher-kva.example'],
    // An umlaut as a separate character.
    ['jan@bu\u0308cher.example', 'jan@xn--bcher-kva.example'],
    ['jürgen@mail.кириллица.example', 'jürgen@mail.xn--80apaahia1b8c.example'],
    ['jan@xn--bcher-kva.example', 'jan@xn--bcher-kva.example'],
    // No valid domain, and left unchanged.
    ['jan@bücher.example/a', 'jan@bücher.example/a'],
    ['jan@xn--ü.example', 'jan@xn--ü.example'],
  ])('is an e-mail address that is sent alike by all browsers: %j', (typed, sent) => {
    expect(checkForm(emailSchema, { email: typed }).texts).toEqual({ email: sent });
  });

  test.each([
    'emma',
    'emma@',
    '@voorbeeld.nl',
    'emma@voorbeeld',
    'em ma@voorbeeld.nl',
    'emma@voor beeld.nl',
    'emma@@voorbeeld.nl',
    'emma@voorbeeld.nl x',
    'x emma@voorbeeld.nl',
    'emma@voorbeeld.',
  ])('is no e-mail address: %j', (email) => {
    expect(checkForm(emailSchema, { email }).errors).toEqual({ email: 'headless.form.error.emailForm' });
  });

  test.each(['', '  '])('without an e-mail address asks for one: %j', (text) => {
    expect(checkForm(emailSchema, { email: text }).errors).toEqual({ email: 'headless.form.error.email' });
  });

  test.each([
    ['', { password: 'headless.form.error.newPassword' }],
    ['1234567', { password: 'headless.form.error.passwordShort' }],
    ['12345678', {}],
    ['        ', {}],
  ])('is a password of eight characters or more, whatever they are: %j', (password, errors) => {
    expect(checkForm(v.object({ password: newPassword() }), { password }).errors).toEqual(errors);
  });

  test.each([
    ['geheim123', 'geheim123', {}],
    ['geheim123', 'Geheim123', { newPasswordConfirm: 'headless.form.error.notSame' }],
    ['geheim123', '', { newPasswordConfirm: 'headless.form.error.passwordAgain' }],
    [
      '',
      '',
      {
        newPassword: 'headless.form.error.newPassword',
        newPasswordConfirm: 'headless.form.error.passwordAgain',
      },
    ],
  ])('%j has to be typed twice: %j', (newPassword, newPasswordConfirm, errors) => {
    const texts = { newPassword, newPasswordConfirm };
    expect(checkForm(newPasswordSchema(texts), texts).errors).toEqual(errors);
  });

  test('is the same e-mail address twice, whatever spaces are around it', () => {
    const typed = { email: ' bo@v.nl', emailConfirmation: 'bo@v.nl ', password: ' x ' };
    expect(checkForm(newEmailSchema(typed), typed)).toEqual({
      errors: {},
      texts: { email: 'bo@v.nl', emailConfirmation: 'bo@v.nl', password: ' x ' },
    });
  });

  test.each([
    ['', 'NL', undefined, ''],
    ['06 12345678', 'NL', undefined, '+31612345678'],
    ['+31 (0)6-12345678', 'NL', undefined, '+31612345678'],
    ['0470/12.34.56', 'BE', undefined, '+32470123456'],
    ['+49 221 123456', 'NL', undefined, '+49221123456'],
    ['nul zes', 'NL', 'headless.form.error.phone', undefined],
  ])('is a phone number, which may be left out: %j in %s', (typed, country, error, kept) => {
    const { errors, texts } = checkForm(v.object({ phone: phone(country) }), { phone: typed });
    expect(errors.phone).toBe(error);
    if (kept !== undefined) expect(texts.phone).toBe(kept);
  });

  test('is judged by the country that was typed beside it', () => {
    const zipcodeIn = (country: string) =>
      checkForm(addressBookSchema({ country }), { zipcode: '1012' }).errors;
    expect(zipcodeIn('BE')).not.toHaveProperty('zipcode');
    expect(zipcodeIn('NL')).toMatchObject({ zipcode: 'headless.form.error.zipcodeNL' });
  });
});
