import { FORM_STEPS, LOGIN_STEPS, RateLimit } from './rate-limit.ts';

/** How often the same person may try what invites guessing or flooding. Keys are an e-mail address and an IP address. */
export class ShopLimits {
  readonly login: RateLimit;
  readonly recovery: RateLimit;
  readonly newsletter: RateLimit;
  readonly contact: RateLimit;
  /** Guests who show who they are: keys are a customer's id, or the code of an order's link and an IP address. */
  readonly guestLogin: RateLimit;

  constructor(clock: () => number) {
    this.login = new RateLimit(LOGIN_STEPS, clock, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED');
    this.recovery = new RateLimit(FORM_STEPS, clock);
    this.newsletter = new RateLimit(FORM_STEPS, clock, 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED');
    this.contact = new RateLimit(FORM_STEPS, clock);
    this.guestLogin = new RateLimit(LOGIN_STEPS, clock, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED');
  }

  /** Lets everybody try as if for the first time. */
  forgetAll(): void {
    const { login, recovery, newsletter, contact, guestLogin } = this;
    for (const limit of [login, recovery, newsletter, contact, guestLogin]) limit.forgetAll();
  }
}

const LONGEST_EMAIL = 254;

/** Who tries: the same address from the same place. */
export const limitKey = (email: string, ip: string): string =>
  `${email.slice(0, LONGEST_EMAIL).toLowerCase()}-${ip}`;
