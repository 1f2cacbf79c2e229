import { NetworkError, TimeoutError } from '@weefsel/api-clients';
import { NOT_LOGGED_IN, refusedWith } from '../testing/refused';
import { failureText, isLoggedOut } from './failure-text';

const request = { method: 'POST', url: 'http://commerce.test/', timeoutMs: 10 } as const;

describe('a form that did not get through', () => {
  test.each([
    ['no connection', new NetworkError(request), 'headless.form.offline'],
    ['no answer in time', new TimeoutError(request), 'headless.form.offline'],
    ['status 429 without a word', refusedWith(429), 'headless.form.throttled'],
    [
      'too many logins',
      refusedWith(400, { code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED' }),
      'headless.form.throttled',
    ],
    [
      'too many newsletters',
      refusedWith(400, { code: 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED' }),
      'headless.form.throttled',
    ],
    [
      'too many calls',
      refusedWith(400, { code: '0' }, { code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' }),
      'headless.form.throttled',
    ],
    ['another refusal', refusedWith(400, { code: '0' }), 'headless.form.failed'],
    ['something that broke here', new TypeError('not a function'), 'headless.form.failed'],
  ])('has the matching message for %s', (_why, error, text) => {
    expect(failureText(error)).toBe(text);
  });

  test('counts as logged out only when the backend reports that with its code', () => {
    expect(isLoggedOut(refusedWith(403, { code: NOT_LOGGED_IN }))).toBe(true);
    expect(isLoggedOut(refusedWith(403, { code: '0' }))).toBe(false);
    expect(isLoggedOut(new Error(NOT_LOGGED_IN))).toBe(false);
  });
});
