import { expect, test } from '@playwright/test';
import type { CatalogueProduct } from '../../../../tools/relevance/catalogue.ts';
import { measureRelevance } from '../../../../tools/relevance/measure.ts';
import { readCatalogue } from '../../../../tools/relevance/read-catalogue.ts';
import { vendor } from '../demo';
import { core } from '../shopper';

/** Minimum mean share of relevant cards among the first eight. */
const LEAST = 0.95;

let catalogue: ReadonlyMap<string, CatalogueProduct>;

test.beforeAll(async () => {
  catalogue = await readCatalogue((criteria) => vendor('/product', criteria));
});

for (const set of ['open', 'own'] as const)
  test(
    `the ${set} queries find relevant products, or name the words that were not used [LST-37]`,
    core(set === 'open'),
    async ({ baseURL }) => {
      test.setTimeout(300_000);
      const { queries, precision, nothing, dropped, wrong } = await measureRelevance(
        set,
        baseURL ?? '',
        catalogue,
      );
      test.info().annotations.push({ type: 'relevance', description: `${queries}: ${precision.toFixed(3)}` });
      expect(nothing, 'said to be nothing, though there is an answer').toEqual([]);
      expect(dropped, 'left out without a word').toEqual([]);
      expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST);
    },
  );
