import { locale } from '@weefsel/contracts';
import { price } from '../../mail/bill.ts';
import { html, type Html } from '../../markup/html.ts';
import type { InvoiceLine, InvoiceSheet } from './invoice-sheet.ts';

const DAY = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

const SHEET = 'max-width:640px;margin:0 auto;padding:48px 32px;color:#231f1b;font:16px/1.55 Georgia,serif';

const address = (lines: readonly string[]) => html`<p>${lines.map((line) => html`${line}<br />`)}</p>`;

const row = ({ what, options, quantity, netCents, grossCents }: InvoiceLine) =>
  html`<tr>
    <td style="padding:6px 0">${quantity} × ${what}<br /><small>${options}</small></td>
    <td style="padding:6px 0;text-align:right">${price(netCents)}</td>
    <td style="padding:6px 0;text-align:right">${price(grossCents)}</td>
  </tr>`;

/** An invoice as an HTML document. Screen readers read it better than a PDF. */
export const invoicePage = (sheet: InvoiceSheet): Html =>
  html`<!doctype html>
    <html lang="${locale.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Factuur ${sheet.number}</title>
      </head>
      <body style="margin:0;background:#fff">
        <main style="${SHEET}">
          <h1 style="margin:0 0 24px;font-weight:400">Factuur ${sheet.number}</h1>
          ${address(sheet.seller)} ${address(sheet.buyer)}
          <p>
            Bestelling ${sheet.orderNumber} van ${DAY.format(sheet.orderedAt)}<br />
            Betaald op ${DAY.format(sheet.paidAt)}
          </p>
          <table style="width:100%;border-collapse:collapse">
            <tr>
              <th style="text-align:left">Artikel</th>
              <th style="text-align:right">Per stuk, zonder btw</th>
              <th style="text-align:right">Bedrag</th>
            </tr>
            ${sheet.lines.map(row)}
          </table>
          <p>
            Totaal zonder btw: ${price(sheet.netCents)}<br />
            Btw ${sheet.taxRate}%: ${price(sheet.taxCents)}<br />
            <strong>Totaal, inclusief btw: ${price(sheet.totalCents)}</strong>
          </p>
        </main>
      </body>
    </html>`;
