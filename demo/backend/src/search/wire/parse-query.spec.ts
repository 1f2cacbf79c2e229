import fc from 'fast-check';
import { parseQuery } from './parse-query.ts';

const parse = (text: string) => parseQuery(new URLSearchParams(text));

test.each(['0', '-1', 'abc', '', '1.5', '1e9', '٣', '0x10'])('page "%s" is the first page', (page) => {
  expect(parse(`tn_p=${page}`).page).toBe(1);
});

test('page size is 48 unless a sane one is asked for', () => {
  expect([parse('').pageSize, parse('tn_ps=12').pageSize, parse('tn_ps=0').pageSize]).toEqual([48, 12, 48]);
  expect(parse('tn_ps=999999').pageSize).toBe(1000);
});

test('values are joined by pipes, repeated parameters add up, and doubles count once', () => {
  const { filters } = parse('tn_fk_merk=A%7CB|A&tn_fk_merk=C&tn_fk_maat=|');
  expect([...filters]).toEqual([['merk', ['A', 'B', 'C']]]);
});

test('the single filter parameter equals separate ones', () => {
  const inner = 'merk=Draad+%26+Kade%7CFjordal&ae-price=20-80';
  expect(parse(`tn_filters=${encodeURIComponent(inner)}`).filters).toEqual(
    parse('tn_fk_merk=Draad+%26+Kade|Fjordal&tn_fk_ae-price=20-80').filters,
  );
});

test('hidden parameters take both ways of writing an or', () => {
  const either = new Map([['brandId', ['a', 'b']]]);
  expect(parse(`tn_parameters=${encodeURIComponent('brandId=a|b')}`).include).toEqual(either);
  expect(parse(`tn_parameters=${encodeURIComponent('brandId=a&brandId=b')}`).include).toEqual(either);
});

test('a text is at most 100 characters without control characters', () => {
  expect(parse(`tn_q=jurk%00%0Arood`).text).toBe('jurk rood');
  expect(parse(`tn_q=${'a'.repeat(300)}`).text).toHaveLength(100);
});

test('never fails, whatever is sent', () => {
  const key = fc.oneof(
    fc.constantFrom('tn_p', 'tn_ps', 'tn_q', 'tn_cid', 'tn_fk_', 'tn_filters', 'tn_parameters', 'tn_sort'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.string({ unit: 'binary' }))), (entries) => {
      const { page, pageSize } = parseQuery(new URLSearchParams(entries));
      expect(page).toBeGreaterThanOrEqual(1);
      expect(pageSize).toBeLessThanOrEqual(1000);
    }),
  );
});

test('a text that is cut within a character can still be printed into an address', () => {
  const { text } = parseQuery(new URLSearchParams({ tn_q: `a${'💥'.repeat(60)}` }));
  expect(text).toHaveLength(100);
  expect(text.isWellFormed()).toBe(true);
});
