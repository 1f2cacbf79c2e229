import { FORM_STEPS, LOGIN_STEPS, PLACE_STEPS, RateLimit, scaled } from './rate-limit.ts';

/** Rate limits against guessing and flooding. By default a key is an e-mail address with an IP address. */
export class ShopLimits {
  readonly login: RateLimit;
  readonly recovery: RateLimit;
  readonly newsletter: RateLimit;
  readonly contact: RateLimit;
  readonly stockAlert: RateLimit;
  /** Guests who identify themselves. Keys are a customer's id, or an order link's code with an IP address. */
  readonly guestLogin: RateLimit;
  /** Unknown promotion codes. Keys are IP addresses, as a guesser starts a new session each time. */
  readonly voucher: RateLimit;
  /** Orders looked up by number. Keys are IP addresses, as a guesser uses another number each time. */
  readonly withdrawal: RateLimit;

  /** @param times multiplies the free tries; 0 disables all limits, for load tests. */
  constructor(clock: () => number, times = 1) {
    const limit = (steps: typeof LOGIN_STEPS, code?: string) =>
      new RateLimit(scaled(steps, times), clock, code);
    this.login = limit(LOGIN_STEPS, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED');
    this.recovery = limit(FORM_STEPS);
    this.newsletter = limit(FORM_STEPS, 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED');
    this.contact = limit(FORM_STEPS);
    this.stockAlert = limit(FORM_STEPS);
    this.guestLogin = limit(LOGIN_STEPS, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED');
    this.voucher = limit(PLACE_STEPS);
    this.withdrawal = limit(PLACE_STEPS);
  }

  /** Resets all limits. */
  forgetAll(): void {
    const { login, recovery, newsletter, contact, stockAlert } = this;
    const { guestLogin, voucher, withdrawal } = this;
    for (const limit of [login, recovery, newsletter, contact, stockAlert, guestLogin, voucher, withdrawal])
      limit.forgetAll();
  }
}

const LONGEST_EMAIL = 254;

/** Default key of a limit: an e-mail address with an IP address. */
export const limitKey = (email: string, ip: string): string =>
  `${email.slice(0, LONGEST_EMAIL).toLowerCase()}-${ip}`;
