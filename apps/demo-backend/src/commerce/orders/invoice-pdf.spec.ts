import { inflateSync } from 'node:zlib';
import { invoicePdf } from './invoice-pdf.ts';
import type { InvoiceSheet } from './invoice-sheet.ts';

const sheet: InvoiceSheet = {
  number: 'F10001',
  seller: ['Weefsel Mode B.V.', 'Btw NL001238504B01'],
  buyer: ['Linden & Co', 'Zoë van der Linden', 'België'],
  orderNumber: 10_001,
  orderedAt: Date.UTC(2026, 10, 20),
  paidAt: Date.UTC(2026, 10, 21),
  lines: [{ what: 'Trui', options: 'Kleur: Zand, Maat: M', quantity: 2, netCents: 4128, grossCents: 9990 }],
  taxRate: 21,
  netCents: 8256,
  taxCents: 1734,
  totalCents: 9990,
};

/** What can be read on the sheets: the texts of their content streams. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const shown = streams.join('\n').matchAll(/\[(.*?)\] TJ/g);
  return [...shown]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n')
    .replaceAll('\x80', '€')
    .replaceAll('\xa0', ' ');
}

const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length;

test('an invoice has all that the law asks for, in letters that a reader has', async () => {
  const pdf = await invoicePdf(sheet);
  const text = textOf(pdf);
  for (const part of [
    'Factuur F10001',
    'Weefsel Mode B.V.',
    'Btw NL001238504B01',
    'Linden & Co',
    'Zoë van der Linden',
    'België',
    'Factuurdatum: 21 november 2026',
    'Bestelling 10001 van 20 november 2026',
    '2 × Trui',
    'Kleur: Zand, Maat: M',
    '€ 41,28',
    'Totaal zonder btw',
    '€ 82,56',
    'Btw 21%',
    '€ 17,34',
    '€ 99,90',
  ]) {
    expect(text).toContain(part.replace('×', '\xd7'));
  }
  expect(sheetsIn(pdf)).toBe(1);
});

test('a discount is below zero', async () => {
  const [line] = sheet.lines;
  const discount = { what: 'Korting', options: '', quantity: 1, netCents: -826, grossCents: -1000 };
  const text = textOf(await invoicePdf({ ...sheet, lines: line ? [line, discount] : [discount] }));
  expect(text).toMatch(/€ -10,00|-€ 10,00/);
});

test('many lines go on on another sheet', async () => {
  const lines = Array.from({ length: 60 }, (_, n) => ({
    ...sheet.lines[0],
    what: `Trui ${n}`,
  })) as InvoiceSheet['lines'];
  const pdf = await invoicePdf({ ...sheet, lines });
  expect(sheetsIn(pdf)).toBeGreaterThan(1);
  expect(textOf(pdf)).toContain('Trui 59');
});
