import { locale } from '@weefsel/contracts';
import { html, type Html } from '../markup/html.ts';
import type { Page } from '../markup/send-page.ts';
import { OUTCOMES, PAID, isWaiting, outcomeOf } from './outcomes.ts';
import { payerForm } from './payer-form.ts';
import type { Payment } from './payment.ts';
import type { PushTime } from './reporter.ts';
import type { PaymentFields } from './signature.ts';
import type { ReturnForm } from './return-form.ts';

const amount = new Intl.NumberFormat(locale.code, { style: 'currency', currency: locale.currency });

const PUSH_LABELS: Record<PushTime, string> = {
  before: 'Eén keer, vóór de terugkeer',
  twice: 'Twee keer, vóór de terugkeer',
  late: 'Pas een paar tellen na de terugkeer',
};

const BACK_LABELS: Record<ReturnForm, string> = {
  standard: 'Zoals deze betaalmethode het doet',
  query: 'Als parameters achter een vraagteken',
  path: 'Als & direct achter het adres',
  post: 'Als verzonden formulier',
};

const choices = (name: string, labels: Record<string, string>): Html[] =>
  Object.entries(labels).map(([value, label], n) => {
    const checked = n === 0 ? html` checked` : '';
    return html`<label><input type="radio" name="${name}" value="${value}" ${checked} /> ${label}</label>`;
  });

const button = (value: string | number, label: string, main: Html | '' = ''): Html =>
  html`<button name="outcome" value="${value}" ${main}>${label}</button>`;

const facts = ({ method, orderNumber, amountCents, key }: Payment): Html => html`
  <dl>
    <dt>Bestelling</dt>
    <dd>${orderNumber}</dd>
    <dt>Bedrag</dt>
    <dd>${amount.format(amountCents / 100)}</dd>
    <dt>Betaalmethode</dt>
    <dd>${method.name}</dd>
    <dt>Kenmerk</dt>
    <dd>${key}</dd>
  </dl>
`;

const isPending = ({ statuscode }: Payment) => statuscode !== undefined && isWaiting(statuscode);

const buttons = (payment: Payment): Html[] => [
  ...OUTCOMES.filter(({ code }) => code !== payment.statuscode).map(({ code, label }) =>
    button(code, `${label} (${code})`, code === PAID ? html` class="main"` : ''),
  ),
  ...(isPending(payment) ? [] : [button('paid-later', 'Wachtend, en daarna alsnog betaald')]),
  button('expired', 'Verlopen'),
];

/** Page on which a tester chooses the outcome of a payment. */
export const choicePage = (payment: Payment, refused: string | null = null): Page => ({
  title: `Betalen met ${payment.method.name}`,
  body: html`
    <h1>Betalen met ${payment.method.name}</h1>
    <p>
      ${payment.method.step} Dit is een testbetaling: je kiest zelf hoe het afloopt en er gaat geen geld om.
    </p>
    ${refused === null ? '' : html`<p role="alert"><strong>${refused}</strong></p>`}
    ${isPending(payment) ? html`<p>Deze betaling wacht nog. Je kunt haar alsnog afronden.</p>` : ''}
    ${facts(payment)}
    <form method="post">
      ${payerForm(payment.method.code)}
      <fieldset>
        <legend>Hoe loopt de betaling af?</legend>
        ${buttons(payment)}
      </fieldset>
      <fieldset>
        <legend>Wanneer hoort de winkel het?</legend>
        ${choices('push', PUSH_LABELS)}
      </fieldset>
      <fieldset>
        <legend>Hoe kom je terug in de winkel?</legend>
        ${choices('back', BACK_LABELS)}
      </fieldset>
    </form>
  `,
});

/** Page of a payment that can no longer change. */
export function concludedPage(payment: Payment): Page {
  const title = payment.expired ? 'Deze betaling is verlopen' : 'Deze betaling is afgerond';
  const explanation = payment.expired
    ? 'Je hebt te lang gewacht met betalen. Er is niets afgeschreven.'
    : (outcomeOf(payment.statuscode ?? 0)?.explanation ?? '');
  const address = payment.cancelUrl ?? new URL('/', payment.returnUrl).href;
  return {
    title,
    body: html`<h1>${title}</h1>
      <p>${explanation}</p>
      ${facts(payment)}
      <p><a href="${address}">Terug naar de winkel</a></p>`,
  };
}

/** Sends the shopper back with a form, automatically where scripts run. */
export const returnPage = (address: string, fields: PaymentFields): Page => ({
  title: 'Terug naar de winkel',
  body: html`<h1>Je gaat terug naar de winkel</h1>
    <form method="post" action="${address}">
      ${Object.entries(fields).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <button class="main">Terug naar de winkel</button>
    </form>`,
  script: 'document.forms[0].submit()',
});

export const unknownPage: Page = {
  title: 'Betaling niet gevonden',
  body: html`<h1>We kennen deze betaling niet</h1>
    <p>De link klopt niet of is te oud. Ga terug naar de winkel en probeer het daar opnieuw.</p>`,
};
