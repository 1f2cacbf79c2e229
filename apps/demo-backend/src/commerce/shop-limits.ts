import { FORM_STEPS, LOGIN_STEPS, PLACE_STEPS, RateLimit, scaled } from './rate-limit.ts';

/** How often the same person may try what invites guessing or flooding. Keys are an e-mail address and an IP address, where nothing else is said. */
export class ShopLimits {
  readonly login: RateLimit;
  readonly recovery: RateLimit;
  readonly newsletter: RateLimit;
  readonly contact: RateLimit;
  readonly stockAlert: RateLimit;
  /** Guests who show who they are: keys are a customer's id, or the code of an order's link and an IP address. */
  readonly guestLogin: RateLimit;
  /** Codes that nobody gave out: keys are IP addresses, as a guesser takes a new session each time. */
  readonly voucher: RateLimit;
  /** Who looks for an order by its number: keys are IP addresses, as a guesser takes another number each time. */
  readonly withdrawal: RateLimit;

  /** @param times how many times the usual tries are free; 0 lets everybody try for ever, for load tests. */
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

  /** Lets everybody try as if for the first time. */
  forgetAll(): void {
    const { login, recovery, newsletter, contact, stockAlert } = this;
    const { guestLogin, voucher, withdrawal } = this;
    for (const limit of [login, recovery, newsletter, contact, stockAlert, guestLogin, voucher, withdrawal])
      limit.forgetAll();
  }
}

const LONGEST_EMAIL = 254;

/** Who tries: the same address from the same place. */
export const limitKey = (email: string, ip: string): string =>
  `${email.slice(0, LONGEST_EMAIL).toLowerCase()}-${ip}`;
