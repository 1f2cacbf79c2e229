import fc from 'fast-check';
import { parseQuery } from './parse-query.ts';
import { UrlPrinter } from './print-url.ts';

const parse = (text: string) => parseQuery(new URLSearchParams(text));
const printer = (text: string) => new UrlPrinter(parse(text), parse(text).categoryPath.join('-'));

const START = 'tn_cid=10000-10012&tn_fk_merk=Fjordal&tn_fk_maat=M&tn_p=3&tn_sort=Prijs+oplopend';

test('switching a value on keeps everything but the page', () => {
  expect(printer(START).toggling('merk')('Draad & Kade')).toBe(
    '?tn_cid=10000-10012&tn_fk_maat=M&tn_fk_merk=Fjordal%7CDraad+%26+Kade&tn_sort=Prijs+oplopend',
  );
});

test('switching the last value off drops its parameter', () => {
  expect(printer(START).toggling('merk')('fjordal')).toBe(
    '?tn_cid=10000-10012&tn_fk_maat=M&tn_sort=Prijs+oplopend',
  );
});

test('resetting keeps text, category and sort', () => {
  expect(printer(`${START}&tn_q=jurk`).reset()).toBe('?tn_q=jurk&tn_cid=10000-10012&tn_sort=Prijs+oplopend');
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((text) => text.replace(/[|\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim())
  .filter(Boolean);

test.each(['', '&tn_use_filters=true'])(
  'a printed address is parsed back to the same filters and text %s',
  (extra) => {
    fc.assert(
      fc.property(
        fc.dictionary(word, fc.uniqueArray(word, { minLength: 1 }), { maxKeys: 4, noNullPrototype: true }),
        (filters) => {
          const sent = new URLSearchParams(`tn_q=rode+jurk${extra}`);
          for (const [key, values] of Object.entries(filters)) sent.set(`tn_fk_${key}`, values.join('|'));
          const query = parseQuery(sent);
          const back = parse(new UrlPrinter(query, '').page().slice(1));
          expect(back.filters).toEqual(query.filters);
          expect(back.text).toBe(query.text);
        },
      ),
    );
  },
);
