import { NetworkError, TimeoutError } from '@weefsel/api-clients';
import { refusedWith } from '../testing/refused';
import { loginFailure } from './login-failure';

const request = { method: 'POST', url: 'http://commerce.test/', timeoutMs: 10 } as const;
const coded = (status: number, code: string) => refusedWith(status, { code });

describe('a login that failed [ACC-01]', () => {
  test.each([
    ['headless.login.throttled', refusedWith(429)],
    ['headless.login.throttled', coded(401, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED')],
    ['headless.login.notConfirmed', coded(401, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED')],
    ['headless.login.wrong', coded(401, '0')],
    ['headless.login.wrong', coded(400, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS')],
    ['headless.login.wrong', coded(404, 'CHECKOUT__CUSTOMER_NOT_FOUND')],
    ['headless.login.failed', coded(500, '0')],
    ['headless.login.failed', coded(403, 'FRAMEWORK__SOMETHING')],
    ['headless.form.offline', new NetworkError(request)],
    ['headless.form.offline', new TimeoutError(request)],
    ['headless.login.failed', new TypeError('not a function')],
  ])('is reported as %s', (text, error) => {
    expect(loginFailure(error)).toBe(text);
  });

  test('is reported alike for an unknown address and a wrong password', () => {
    const unknown = loginFailure(coded(401, 'CHECKOUT__CUSTOMER_NOT_FOUND'));
    expect(unknown).toBe(loginFailure(coded(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS')));
  });
});
