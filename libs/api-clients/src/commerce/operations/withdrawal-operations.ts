import type { Http } from '../../http/create-http';
import { returnLabel, withdrawal, type WithdrawalChoice, type WithdrawnOrder } from '../types/withdrawal';

const aWithdrawal = { shape: withdrawal, vital: ['lines', 'receipt', 'terms', 'refund'] };

/**
 * Calls of the shop's own plugin: withdrawal from an order or part of it, step by step.
 * A stock backend responds with 404: its form only mails the merchant, without lines.
 */
export const withdrawalOperations = (http: Http) => ({
  /** Refused with 403 `SHOP__WITHDRAWAL_ORDER_UNKNOWN`, with 409 `SHOP__WITHDRAWAL_NOTHING_LEFT`, with 429. */
  begin: (order: WithdrawnOrder) =>
    http.request('POST', '/nd/withdrawal/begin', { body: order, ...aWithdrawal }),
  /** Refused with 410 for a code that is no longer valid. */
  read: (code: string) => http.request('POST', '/nd/withdrawal/read', { body: { code }, ...aWithdrawal }),
  /** Refused with 400 `SHOP__WITHDRAWAL_NOTHING_CHOSEN`, with 409 `SHOP__WITHDRAWAL_CHANGED`, with 410. */
  choose: (choice: WithdrawalChoice) =>
    http.request('POST', '/nd/withdrawal/choose', { body: choice, ...aWithdrawal }),
  /** Idempotent: every call returns the same receipt. Refused like `choose`. */
  confirm: (code: string) =>
    http.request('POST', '/nd/withdrawal/confirm', { body: { code }, ...aWithdrawal }),
  /**
   * The label of a confirmed withdrawal, by the label's own code.
   * The withdrawal's code works for the owner of the order, or with its postcode.
   * Refused with 403 `SHOP__RETURN_LABEL_NEEDS_PROOF` or `SHOP__RETURN_LABEL_WRONG_PROOF`, with 410, with 429.
   */
  label: (code: string, zipcode?: string) =>
    http.request('POST', '/nd/withdrawal/label', {
      body: { code, ...(zipcode && { zipcode }) },
      shape: returnLabel,
      vital: ['label', 'state'],
    }),
});
