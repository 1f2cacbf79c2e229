import { checkEmail, checkNewPassword, checkRequired, checkSame } from './check-fields';

describe('a field that a shopper filled in', () => {
  test('is missed when there is nothing in it, or only spaces; each with its own text', () => {
    const texts = { firstName: ' ', lastName: 'Smit', city: '', phoneNumber: '' };
    expect(checkRequired(texts, ['firstName', 'lastName', 'city'])).toEqual({
      firstName: 'headless.accountForm.firstNameMissing',
      city: 'headless.accountForm.cityMissing',
    });
  });

  test.each(['emma@voorbeeld.nl', ' emma@voorbeeld.nl ', 'e@v.nl', 'e.v+x@a.b.nl'])(
    'is an e-mail address: %j',
    (email) => {
      expect(checkEmail({ email }, 'email')).toEqual({});
    },
  );

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
    expect(checkEmail({ email }, 'email')).toEqual({ email: 'headless.login.emailInvalid' });
  });

  test.each(['', '  '])('without an e-mail address asks for one: %j', (username) => {
    expect(checkEmail({ username }, 'username')).toEqual({ username: 'headless.login.emailMissing' });
  });

  test.each([
    ['', { password: 'headless.accountForm.newPasswordMissing' }],
    ['1234567', { password: 'headless.accountForm.passwordShort' }],
    ['12345678', {}],
    ['        ', {}],
  ])('is a password of eight characters or more, whatever they are: %j', (password, errors) => {
    expect(checkNewPassword({ password }, 'password')).toEqual(errors);
  });

  test.each([
    ['geheim', 'geheim', {}],
    ['geheim', 'Geheim', { newPasswordConfirm: 'headless.accountForm.notSame' }],
    ['geheim', '', { newPasswordConfirm: 'headless.accountForm.passwordAgainMissing' }],
    ['', '', { newPasswordConfirm: 'headless.accountForm.passwordAgainMissing' }],
  ])('%j has to be typed twice: %j', (newPassword, newPasswordConfirm, errors) => {
    const texts = { newPassword, newPasswordConfirm };
    expect(checkSame(texts, 'newPassword', 'newPasswordConfirm')).toEqual(errors);
  });
});
