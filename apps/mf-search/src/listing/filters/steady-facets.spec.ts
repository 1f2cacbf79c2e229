import fc from 'fast-check';
import type { ListingFacet } from '../facets/facet-kinds';
import { steadyFacets } from './steady-facets';

const sizes = (counts: Readonly<Record<string, number>>): ListingFacet => ({
  kind: 'options',
  key: 'maat',
  title: 'Maat',
  options: Object.entries(counts).map(([name, count]) => ({ name, count })),
});
const colours: ListingFacet = {
  kind: 'options',
  key: 'kleur',
  title: 'Kleur',
  options: [{ name: 'Rood', count: 2, swatch: '#f00' }],
};
const price: ListingFacet = { kind: 'price', title: 'Prijs', min: 10, max: 90 };

const printed = (facets: readonly ListingFacet[]) =>
  facets.map((facet) =>
    facet.kind === 'options'
      ? facet.options.map(({ name, count }) => `${name} ${count}`).join(', ')
      : facet.kind,
  );

describe('facets while the shopper narrows a listing', () => {
  test('keep options without results where they were, and take new ones in at their place', () => {
    const known = [sizes({ XS: 1, S: 5, M: 7, L: 3 })];
    expect(printed(steadyFacets(known, [sizes({ S: 2, L: 1 })]))).toEqual(['XS 0, S 2, M 0, L 1']);
    expect(printed(steadyFacets([sizes({ S: 2, L: 1 })], known))).toEqual(['XS 1, S 5, M 7, L 3']);
  });

  test('stay as a whole when nothing in them gives results, except a price range without width [LST-13]', () => {
    expect(printed(steadyFacets([sizes({ S: 2 }), price, colours], [sizes({ S: 1 })]))).toEqual([
      'S 1',
      'Rood 0',
    ]);
    expect(printed(steadyFacets([sizes({ S: 2 }), colours], [sizes({ S: 1 }), price, colours]))).toEqual([
      'S 1',
      'price',
      'Rood 2',
    ]);
  });

  test('stay when they cease to narrow, and come when they begin to', () => {
    const idle = { ...sizes({ S: 2 }), idle: true as const };
    expect(steadyFacets([sizes({ S: 1, M: 1 })], [idle])).toEqual([sizes({ S: 2, M: 0 })]);
    expect(steadyFacets([idle], [idle])).toEqual([idle]);
    expect(steadyFacets([idle], [sizes({ S: 1 })])).toEqual([sizes({ S: 1 })]);
  });

  test('never reorder known options, and have as many with results as the last answer', () => {
    const answer = fc.uniqueArray(fc.constantFrom('XS', 'S', 'M', 'L', 'XL', 'XXL')).map((names) => {
      const some = Object.fromEntries(names.map((name, index) => [name, index + 1]));
      return sizes(some);
    });
    fc.assert(
      fc.property(answer, fc.array(answer, { maxLength: 4 }), (first, others) => {
        let known: ListingFacet[] = [first];
        for (const now of others) {
          const next = steadyFacets(known, [now]);
          const [before, after, said] = [known[0], next[0], now].map((facet) =>
            facet?.kind === 'options' ? facet.options : [],
          );
          const names = after?.map(({ name }) => name) ?? [];
          const kept = before?.map(({ name }) => name) ?? [];
          expect(names.filter((name) => kept.includes(name))).toEqual(kept);
          expect(after?.filter(({ count }) => count > 0).length).toBe(said?.length);
          known = next;
        }
      }),
    );
  });
});
