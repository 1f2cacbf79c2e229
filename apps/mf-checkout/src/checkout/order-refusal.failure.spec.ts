import { TimeoutError } from '@weefsel/api-clients';
import { isLoggedOut, isUnanswered } from '@weefsel/forms';
import { refusedWith, unanswered } from '../testing/refused';
import { checkoutFailure } from './order-refusal';

const timeout = new TimeoutError({ method: 'POST', url: 'http://commerce.test', timeoutMs: 1 });
const sessionLost = refusedWith(403, { code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' });

describe('a failure on the way to an order', () => {
  test.each([
    ['no answer', 'offline', unanswered()],
    ['an answer that came too late', 'offline', timeout],
    ['a session that has ended', 'sessionLost', sessionLost],
    ['another refusal', 'failed', refusedWith(403, { code: 'FRAMEWORK__FORBIDDEN' })],
    ['a backend that broke', 'failed', refusedWith(500)],
    ['something of our own', 'failed', new TypeError('x')],
  ])('%s is reported as %s', (_what, text, error) => {
    expect(checkoutFailure(error)).toBe(`headless.checkout.${text}`);
    expect(isUnanswered(error)).toBe(text === 'offline');
    expect(isLoggedOut(error)).toBe(text === 'sessionLost');
  });
});
