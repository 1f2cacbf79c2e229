import type { Http } from '../../http/create-http';
import { returnLabel, withdrawal, type WithdrawalChoice, type WithdrawnOrder } from '../types/withdrawal';

const aWithdrawal = { shape: withdrawal, vital: ['lines', 'receipt', 'terms', 'refund'] };

/**
 * Calls of the shop's own plugin: giving up an order or a part of it, step by step. A stock backend answers 404; it has
 * a form that mails the merchant, and knows no lines.
 */
export const withdrawalOperations = (http: Http) => ({
  /** Refused with 403 `SHOP__WITHDRAWAL_ORDER_UNKNOWN`, with 409 `SHOP__WITHDRAWAL_NOTHING_LEFT`, with 429. */
  begin: (order: WithdrawnOrder) =>
    http.request('POST', '/nd/withdrawal/begin', { body: order, ...aWithdrawal }),
  /** Refused with 410 for a code that opens nothing any more. */
  read: (code: string) => http.request('POST', '/nd/withdrawal/read', { body: { code }, ...aWithdrawal }),
  /** Refused with 400 `SHOP__WITHDRAWAL_NOTHING_CHOSEN`, with 409 `SHOP__WITHDRAWAL_CHANGED`, with 410. */
  choose: (choice: WithdrawalChoice) =>
    http.request('POST', '/nd/withdrawal/choose', { body: choice, ...aWithdrawal }),
  /** Answers the same receipt however often it is sent. Refused as `choose`. */
  confirm: (code: string) =>
    http.request('POST', '/nd/withdrawal/confirm', { body: { code }, ...aWithdrawal }),
  /**
   * The label of what was confirmed, by its own code; by the withdrawal's for whose order it is, or with a postcode of
   * the order. Refused with 403 `SHOP__RETURN_LABEL_NEEDS_PROOF` or `SHOP__RETURN_LABEL_WRONG_PROOF`, with 410, with 429.
   */
  label: (code: string, zipcode?: string) =>
    http.request('POST', '/nd/withdrawal/label', {
      body: { code, ...(zipcode && { zipcode }) },
      shape: returnLabel,
      vital: ['label', 'state'],
    }),
});
