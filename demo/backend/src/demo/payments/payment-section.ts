import { locale } from '@weefsel/contracts';
import { html, type Html } from '../../markup/html.ts';
import { OUTCOMES, type Outcome } from '../../payment/outcomes.ts';
import type { Payment } from '../../payment/payment.ts';
import { printCents, printMoment, section, table } from '../section.ts';

const outcomeRow = ({ code, label, message }: Outcome): Html => html`
  <tr>
    <td><code>${code}</code></td>
    <td>${message}</td>
    <td lang="${locale.language}">${label}</td>
  </tr>
`;

const standing = ({ statuscode, expired }: Payment): string => {
  if (expired) return 'expired';
  return statuscode === undefined ? 'not chosen yet' : `status ${statuscode}`;
};

const row = (payment: Payment): Html => html`
  <tr>
    <td><a href="/payment/${payment.key}">Order ${payment.orderNumber}</a></td>
    <td>${payment.method.name}</td>
    <td>${printCents(payment.amountCents)}</td>
    <td>${printMoment(payment.startedAt)}</td>
    <td>${standing(payment)}</td>
  </tr>
`;

/** Possible outcomes of payments, and the latest payments with links to the provider's page. */
export const paymentSection = (payments: readonly Payment[]): Html =>
  section(
    'payments',
    'Payments',
    html`<p>
        Paying in the shop leads to a test page on which you choose what becomes of the payment, when the
        provider reports it, and how the shopper comes back. A payment that waits may be paid later or expire.
      </p>
      ${table(['Payment', 'Method', 'Amount', 'Started', 'Outcome'], payments.map(row), 'Nothing has been paid for.')}
      <details>
        <summary>Possible outcomes</summary>
        ${table(['Status', 'The provider says', 'On the button'], OUTCOMES.map(outcomeRow), '')}
      </details>`,
  );
