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

/** Stream of a PDF object, as text. */
function streamOf(object = ''): string {
  const [, body] = /stream\n([\s\S]*?)\nendstream/.exec(object) ?? [];
  return body && /FlateDecode/.test(object)
    ? inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    : (body ?? '');
}

const hexes = (text: string): string[] =>
  [...text.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) => hex.replaceAll(' ', ''));

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Text of the pages, as a PDF reader copies it. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const letters = new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      const lists = [...streamOf(objects.get(map)).matchAll(/\[([^\]]*)\]/g)];
      return [name, lists.flatMap(([, list = '']) => hexes(list).map(utf16))];
    }),
  );
  const readAs = (font: string, hex: string): string => {
    const known = letters.get(font) ?? [];
    if (known.length === 0) return Buffer.from(hex, 'hex').toString('latin1');
    return (hex.match(/.{4}/g) ?? []).map((code) => known[parseInt(code, 16)] ?? '').join('');
  };
  let font = '';
  const said: string[] = [];
  for (const object of objects.values()) {
    if (/\/ToUnicode|begincmap/.test(object)) continue;
    for (const [, name, parts = ''] of streamOf(object).matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (name) font = name;
      else
        said.push(
          hexes(parts)
            .map((hex) => readAs(font, hex))
            .join(''),
        );
    }
  }
  return said.join('\n').replaceAll('\u00a0', ' ');
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
    expect(text).toContain(part);
  }
  expect(sheetsIn(pdf)).toBe(1);
});

test('names are printed as they are written, whatever their letters', async () => {
  const buyer = ['Łucja Żółcińska-Şahin', 'Ελένη', 'Наталья', 'Zoë 😀'];
  expect(textOf(await invoicePdf({ ...sheet, buyer }))).toContain('Łucja Żółcińska-Şahin');
  for (const name of buyer) expect(textOf(await invoicePdf({ ...sheet, buyer }))).toContain(name);
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
