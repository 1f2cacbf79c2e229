import { paths } from '@weefsel/contracts';
import type { StockAlertRow } from '../database/stock-alerts.ts';
import { html, type Html } from '../markup/html.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';

type Alert = Pick<StockAlertRow, 'email' | 'label' | 'path' | 'hash'>;

const stopLink = ({ hash }: Alert, origin: string): Html =>
  html`Wil je geen voorraadberichten meer?
    <a href="${origin}${paths.stockAlert.to(hash, 'stop')}">Meld je af</a>.`;

/** Mail to confirm a stock alert. */
export const stockAlertConfirmationMail = (alert: Alert, origin: string): Mail => ({
  to: alert.email,
  kind: 'stock-alert-confirmation',
  subject: 'Bevestig dat we je mogen mailen',
  html: letter({
    greeting: 'Hoi,',
    paragraphs: [
      `Je wilt weten wanneer dit weer op voorraad is: ${alert.label}.`,
      'Bevestig je e-mailadres. Je krijgt dan één bericht zodra het er weer is.',
    ],
    button: { text: 'Ja, mail me', url: origin + paths.stockAlert.to(alert.hash) },
    closing: [
      'Heb je hier niet om gevraagd? Dan doe je niets en hoor je verder niets van ons.',
      stopLink(alert, origin),
    ],
  }),
});

/** The one mail that a variant is back in stock. */
export const backInStockMail = (alert: Alert, origin: string): Mail => ({
  to: alert.email,
  kind: 'stock-alert',
  subject: `Weer op voorraad: ${alert.label}`,
  html: letter({
    greeting: 'Hoi,',
    paragraphs: [
      `Goed nieuws: ${alert.label} is weer op voorraad.`,
      'We kunnen het niet voor je apart houden, dus wacht niet te lang.',
    ],
    button: { text: 'Bekijk het artikel', url: `${origin}/${alert.path}` },
    closing: ['Dit was het enige bericht waar je om vroeg.', stopLink(alert, origin)],
  }),
});
