import { locale, paths } from '@weefsel/contracts';
import type { returnFacts } from '../commerce/withdrawals/return-facts.ts';
import type { OrderLineRow, OrderRow } from '../database/order-rows.ts';
import { takenBy, type WithdrawalRow } from '../database/withdrawals.ts';
import { html, type Html } from '../markup/html.ts';
import { promised } from '../promised.ts';
import { optionsOf, price } from './bill.ts';
import { letter } from './letter.ts';
import { orderUrl } from './order-state-letters.ts';
import type { Mail } from './outbox.ts';
import { readableEmail } from './readable-email.ts';

const MOMENT = new Intl.DateTimeFormat(locale.code, {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
});
const DAY = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

const dayIn = (day: string) => DAY.format(Date.parse(`${day}T12:00:00Z`));

interface Withdrawn {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  withdrawal: WithdrawalRow;
  facts: ReturnType<typeof returnFacts>;
  /** Origin of the shop, without trailing slash. */
  origin: string;
  /** Code that opens the return label. */
  labelCode: string;
}

/** The statement, word for word as it was confirmed. */
function statement({ order, lines, withdrawal, facts }: Withdrawn): Html {
  const chosen = Object.entries(takenBy(withdrawal));
  const goods = chosen.flatMap(([id, quantity]) =>
    lines
      .filter((line) => line.id === id)
      .map((line) => html`${quantity} × ${line.label} ${optionsOf(line)}<br />`),
  );
  const rows: readonly (readonly [string, string])[] = [
    ['Naam', withdrawal.name],
    ['E-mailadres', readableEmail(withdrawal.email)],
    ['Bestelnummer', String(order.number)],
    ['Ontvangen op', `${MOMENT.format(withdrawal.confirmedAt ?? 0)} uur`],
    ['Retourcode', facts.returnCode],
    ...(withdrawal.reason ? [['Reden', withdrawal.reason] as const] : []),
  ];
  return html`<span style="display:block;padding:16px;border:1px solid #e6e0d6">
    ${rows.map(([name, value]) => html`<strong>${name}:</strong> ${value}<br />`)}
    <strong
      >${withdrawal.basis === 'law' ? 'Hierbij herroep ik mijn overeenkomst over' : 'Ik stuur terug'}:</strong
    >
    <br />
    ${goods}
  </span>`;
}

function whatFollows({ withdrawal, facts, origin, labelCode }: Withdrawn): (string | Html)[] {
  if (withdrawal.unsent === 1)
    return ['Je artikelen waren nog niet verzonden. Je hoeft niets terug te sturen.'];
  const href = origin + paths.returnLabel.to(labelCode);
  return [
    `Geef je pakket uiterlijk ${dayIn(facts.sendBackUntil ?? '')} af bij een afhaalpunt. Zet ${facts.returnCode} erop als je geen label plakt.`,
    html`<a href="${href}">Open je retourlabel</a>: print het, of laat de code op je telefoon zien als je geen
      printer hebt.`,
  ];
}

function whatIsPaid({ withdrawal, facts }: Withdrawn): string {
  const { goodsCents, deliveryCents, basis, unsent } = withdrawal;
  const total = price(goodsCents + deliveryCents);
  const sending = deliveryCents > 0 ? `, waarvan ${price(deliveryCents)} verzendkosten` : '';
  if (!facts.isPaid) return `${total}${sending} hoef je niet meer te betalen.`;
  const amount = `Je krijgt ${total} terug${sending}`;
  if (unsent === 1) return `${amount}, uiterlijk ${dayIn(facts.refundUntil)}.`;
  if (basis === 'shop')
    return promised(`${amount}, binnen {promise.refundWorkdays} nadat je pakket bij ons binnen is.`);
  return `${amount}, uiterlijk ${dayIn(facts.refundUntil)}. We mogen wachten tot je pakket bij ons is of tot je laat zien dat je het hebt verstuurd.`;
}

/** The receipt of a withdrawal: its statement, its moment of receipt and the next steps. */
export function withdrawalMail(withdrawn: Withdrawn): Mail {
  const { order, withdrawal, origin } = withdrawn;
  const isByLaw = withdrawal.basis === 'law';
  return {
    to: withdrawal.email,
    kind: 'withdrawal',
    subject: `Ontvangstbevestiging: ${isByLaw ? 'herroeping' : 'retour'} van bestelling ${order.number}`,
    html: letter({
      greeting: `Beste ${withdrawal.name},`,
      paragraphs: [
        isByLaw
          ? 'We hebben je herroeping ontvangen. Dit is je bewijs; bewaar deze mail.'
          : promised(
              'We hebben je retour ontvangen. De wettelijke bedenktijd was voorbij; je retourneert binnen onze {promise.returnDays}. Bewaar deze mail.',
            ),
        statement(withdrawn),
        ...whatFollows(withdrawn),
        whatIsPaid(withdrawn),
      ],
      button: { text: 'Bekijk je bestelling', url: orderUrl(origin, order) },
    }),
  };
}
