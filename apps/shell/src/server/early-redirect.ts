import type { RedirectRules } from '@weefsel/contracts';
import { followRules } from '@weefsel/contracts';
import { paymentReturn } from '../router/payment-return';
import type { PageAnswer } from './load-page';

type Redirect = Extract<PageAnswer, { kind: 'redirect' }>;

/**
 * Where an address leads without anybody being asked: returns from a payment, which are one shopper's own and so never
 * kept, and the moves that came with a release.
 */
export function earlyRedirect(url: URL, rules: RedirectRules = {}): Redirect | undefined {
  const orderPage = paymentReturn(url);
  if (orderPage) return { kind: 'redirect', to: orderPage, status: 302 };
  const followed = followRules(rules, url);
  return followed && { kind: 'redirect', ...followed };
}
