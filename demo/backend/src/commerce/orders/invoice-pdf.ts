import { locale } from '@weefsel/contracts';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { price } from '../../mail/bill.ts';
import type { InvoiceLine, InvoiceSheet } from './invoice-sheet.ts';
import { PRINTED, printable } from './printed-letters.ts';

const DAY = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

/** Distances on the page, in points of 1/72 inch. */
const MARGIN = 56;
const LEFT = MARGIN;
const RIGHT = 595.28 - MARGIN;
const NET_AT = 300;
const GROSS_AT = 420;
const BOTTOM = 760;

type Sheet = InstanceType<typeof PDFDocument>;

function amount(pdf: Sheet, text: string, from: number, until: number, at: number): void {
  pdf.text(printable(text), from, at, { width: until - from, align: 'right' });
}

function rule(pdf: Sheet): void {
  pdf.moveDown(0.4);
  pdf.moveTo(LEFT, pdf.y).lineTo(RIGHT, pdf.y).lineWidth(0.5).strokeColor('#b8ad9d').stroke();
  pdf.moveDown(0.6);
}

function printLine(pdf: Sheet, { what, options, quantity, netCents, grossCents }: InvoiceLine): void {
  if (pdf.y > BOTTOM) pdf.addPage();
  const at = pdf.y;
  amount(pdf, price(netCents), NET_AT, GROSS_AT, at);
  amount(pdf, price(grossCents), GROSS_AT, RIGHT, at);
  pdf.text(printable(`${quantity} × ${what}`), LEFT, at, { width: NET_AT - LEFT });
  if (options)
    pdf
      .fontSize(9)
      .fillColor('#6f675c')
      .text(printable(options), { width: NET_AT - LEFT });
  pdf.fontSize(10).fillColor('#231f1b').moveDown(0.5);
}

function printTotal(pdf: Sheet, label: string, cents: number): void {
  const at = pdf.y;
  amount(pdf, price(cents), GROSS_AT, RIGHT, at);
  pdf.text(label, NET_AT, at, { width: GROSS_AT - NET_AT });
  pdf.moveDown(0.3);
}

/** An invoice as a PDF of one or more A4 pages. */
export function invoicePdf(sheet: InvoiceSheet): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale.code,
    info: {
      Title: `Factuur ${sheet.number}`,
      Author: sheet.seller[0] ?? '',
      // Keeps the file identical when it is generated again.
      CreationDate: new Date(sheet.paidAt),
    },
  });
  const made = buffer(pdf);
  pdf.font(PRINTED.regular).fontSize(10).fillColor('#231f1b');
  pdf.text(sheet.seller.join('\n'), GROSS_AT - 40, MARGIN, { width: RIGHT - GROSS_AT + 40 });
  pdf.font('Times-Roman').fontSize(26).text('Weefsel', LEFT, MARGIN);
  pdf
    .font(PRINTED.regular)
    .fontSize(10)
    .text(printable(sheet.buyer.join('\n')), LEFT, 150);
  pdf.fontSize(18).text(`Factuur ${sheet.number}`, LEFT, 250).fontSize(10).moveDown(0.5);
  pdf.text(`Factuurdatum: ${DAY.format(sheet.paidAt)}`);
  pdf.text(`Bestelling ${sheet.orderNumber} van ${DAY.format(sheet.orderedAt)}`);
  pdf.text(`Betaald op ${DAY.format(sheet.paidAt)}`).moveDown(1.5);
  const head = pdf.y;
  pdf.font(PRINTED.bold);
  amount(pdf, 'Per stuk, zonder btw', NET_AT, GROSS_AT, head);
  amount(pdf, 'Bedrag', GROSS_AT, RIGHT, head);
  pdf.text('Artikel', LEFT, head).font(PRINTED.regular);
  rule(pdf);
  for (const line of sheet.lines) printLine(pdf, line);
  rule(pdf);
  printTotal(pdf, 'Totaal zonder btw', sheet.netCents);
  printTotal(pdf, `Btw ${sheet.taxRate}%`, sheet.taxCents);
  pdf.font(PRINTED.bold);
  printTotal(pdf, 'Totaal', sheet.totalCents);
  pdf.end();
  return made;
}
