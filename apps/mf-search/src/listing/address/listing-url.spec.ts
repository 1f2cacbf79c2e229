import fc from 'fast-check';
import type { ListingState } from './listing-state';
import { listingKey, parseListing, printListing, splitHref } from './listing-url';

const word = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .map((text) => text.replace(/[|\p{Cc}\p{Cf}]/gu, '').trim())
  .filter((text) => text.length > 0 && text.length <= 100);

const key = fc.stringMatching(/^[a-z][a-z0-9_-]{0,12}$/).filter((name) => name !== 'ae-price');

const values = fc
  .uniqueArray(word, { minLength: 1, maxLength: 6, selector: (value) => value.toLowerCase() })
  .map((list) => list.sort());

const amount = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100);

const price = fc.tuple(amount, amount).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);

const state: fc.Arbitrary<ListingState> = fc.record({
  text: fc.oneof(fc.constant(''), word),
  category: fc.option(fc.stringMatching(/^[0-9]{1,6}(-[0-9]{1,6}){0,3}$/), { nil: undefined }),
  filters: fc
    .tuple(fc.dictionary(key, values, { maxKeys: 4 }), fc.option(price, { nil: undefined }))
    .map(([others, range]) => ({ ...others, ...(range && { 'ae-price': [range] }) })),
  sort: fc.option(word, { nil: undefined }),
  page: fc.integer({ min: 1, max: 999_999 }),
  other: fc.array(fc.tuple(fc.stringMatching(/^utm_[a-z]{1,8}$/), fc.string()), { maxLength: 3 }),
});

describe('the address of a listing', () => {
  test('holds the whole state: a printed state is parsed into the same state [LST-01]', () => {
    fc.assert(
      fc.property(state, (before) => {
        const after = parseListing(printListing(before));
        expect({ ...after, filters: { ...after.filters } }).toEqual({
          ...before,
          filters: { ...before.filters },
        });
      }),
    );
  });

  test('never throws and is stable, whatever a stranger puts in it [LST-01]', () => {
    const names = fc.constantFrom(
      'tn_p',
      'tn_q',
      'tn_cid',
      'tn_sort',
      'tn_fk_ae-price',
      'tn_fk_merk',
      'tn_fk_',
      'x',
    );
    const hostile = fc.array(fc.tuple(names, fc.string({ unit: 'binary', maxLength: 200 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(hostile, (entries) => {
        const once = printListing(parseListing(new URLSearchParams(entries)));
        expect(printListing(parseListing(once))).toBe(once);
      }),
    );
  });

  test('has one spelling for each state, whatever the order of choosing [LST-01]', () => {
    expect(
      printListing(
        parseListing('?tn_p=1&tn_sort=Nieuwste&tn_fk_ae-price=2-3&tn_fk_b=Noord|Fjord&tn_fk_a=Rood'),
      ),
    ).toBe('?tn_fk_a=Rood&tn_fk_b=Fjord%7CNoord&tn_fk_ae-price=2-3&tn_sort=Nieuwste');
  });

  test('takes the fields of the filter form as they come without JavaScript', () => {
    const { filters } = parseListing(
      '?tn_fk_ae-price=20&tn_fk_ae-price=79,95&tn_fk_merk=Fjord&tn_fk_merk=Noord',
    );
    expect(Object.entries(filters)).toEqual([
      ['merk', ['Fjord', 'Noord']],
      ['ae-price', ['20-79.95']],
    ]);
  });

  test.each([
    ['?tn_p=0', { page: 1 }],
    ['?tn_p=-3', { page: 1 }],
    ['?tn_p=1e9', { page: 1 }],
    ['?tn_fk_ae-price=80-20', { filters: {} }],
    ['?tn_fk_ae-price=abc', { filters: {} }],
    ['?tn_cid=<script>', { category: undefined }],
    ['?tn_fk_merk=%7C%7C', { filters: {} }],
  ])('takes %s for a plain listing [LST-01]', (search, part) => {
    expect(parseListing(search)).toMatchObject(part);
  });

  test('keeps parameters that are not its own [LST-01]', () => {
    expect(printListing(parseListing('?utm_source=mail&tn_p=2'))).toBe('?tn_p=2&utm_source=mail');
  });

  test('stays short enough to be asked for and linked to, however many filters a stranger thinks of [LST-01]', () => {
    const many = (count: number, entry: (index: number) => string) =>
      `?${Array.from({ length: count }, (_, index) => entry(index)).join('&')}`;
    for (const search of [
      many(300, (index) => `tn_fk_merk=${index}`),
      many(300, (index) => `tn_fk_f${index}=${'é'.repeat(40)}`),
      many(300, (index) => `utm_${index}=${'x'.repeat(50)}`),
      `?tn_q=${'x'.repeat(99)}👗&tn_sort=${'y'.repeat(20_000)}`,
    ]) {
      const state = parseListing(search);
      expect(printListing(state).length).toBeLessThan(7000);
      expect(JSON.stringify(state)).not.toMatch(/\\ud[89a-f]/i);
    }
  });

  test('is the same listing on every page [LST-28]', () => {
    const { path, search } = splitHref('/nl/dames/?tn_fk_merk=Fjord&tn_p=3#filters');
    expect(listingKey(path, parseListing(search))).toBe('/nl/dames/?tn_fk_merk=Fjord');
  });
});
