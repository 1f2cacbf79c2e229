import { createClient } from '@sanity/client';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { openTestShop } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { contentPlugin } from '../../demo/backend/src/content/content-plugin.ts';
import { comparedCriteria } from './compared-criteria.ts';
import { ENTITIES, type Thing } from './compared-filters.ts';
import { comparedQuery } from './compared-groq.ts';
import { WORKSHOP } from './random-groq.ts';

/**
 * Number of cases per comparison; `npx weefsel soak` sets 2,000. Compares each engine with a sequential reading that shares
 * no code with it. A failure prints its seed and its question. search/engine/find-listing.spec.ts compares facets.
 */
const CASES = Number(process.env['COMPARED_CASES'] ?? 60);

describe('criteria', () => {
  const shop = openTestShop();
  afterAll(() => shop.close());
  const everything = new Map<string, readonly Thing[]>();

  async function readAll(path: string): Promise<readonly Thing[]> {
    const all: Thing[] = [];
    for (let page = 1; ; page++) {
      const { json } = await shop.call('POST', path, { body: { limit: 100, page } });
      all.push(...(json.elements as Thing[]));
      if (json.elements.length < 100) return all;
    }
  }

  beforeAll(async () => {
    for (const { path } of ENTITIES) everything.set(path, await readAll(path));
  });

  test('are answered as by reading all things one by one', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(comparedCriteria, async ({ entity, wire, answer, figures }) => {
        const { status, json } = await shop.call('POST', entity.path, { body: wire });
        expect([status, json.errors]).toEqual([200, undefined]);
        const expected = answer(everything.get(entity.path) ?? []);
        const { most, average, groups } = json.aggregations;
        const buckets = (groups.buckets as { key: string; count: number }[]).map(({ key, count }) => [
          key,
          count,
        ]);
        expect({
          ids: (json.elements as Thing[]).map(({ id }) => id),
          total: json.total,
          figures: {
            most: most.max === null ? null : Number(most.max),
            average: Number(average.avg),
            groups: Object.fromEntries(
              buckets.sort(([one], [other]) => ((one ?? 0) < (other ?? 0) ? -1 : 1)),
            ),
          },
        }).toEqual(expected);
        expect(figures.number).not.toBe('');
        if (expected.ids.length > 0) found += 1;
      }),
      { numRuns: CASES },
    );
    // Many must have found something, or equal results would prove little.
    expect(found).toBeGreaterThan(CASES * 0.25);
  });
});

describe('queries of content', () => {
  const TOKEN = 'viewer';
  const vendor = { projectId: 'weefsel', dataset: 'production' };
  let app: FastifyInstance;
  let origin: string;

  beforeAll(async () => {
    app = fastify();
    await app.register(contentPlugin, {
      prefix: '/content',
      documents: WORKSHOP,
      dataset: vendor.dataset,
      tokens: { read: TOKEN },
    });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  test('are answered as by reading all documents one by one', async () => {
    const client = createClient({
      ...vendor,
      // Drafts are visible only to readers with access.
      token: TOKEN,
      apiVersion: '2025-02-19',
      useCdn: false,
      useProjectHostname: false,
      apiHost: `${origin}/content`,
      maxRetries: 0,
    });
    let found = 0;
    await fc.assert(
      fc.asyncProperty(comparedQuery, async ({ groq, perspective, answer }) => {
        const expected = answer();
        expect(await client.fetch<unknown>(groq, {}, { perspective })).toEqual(expected);
        if (JSON.stringify(expected).length > 4) found += 1;
      }),
      { numRuns: CASES },
    );
    expect(found).toBeGreaterThan(CASES * 0.4);
  });
});
