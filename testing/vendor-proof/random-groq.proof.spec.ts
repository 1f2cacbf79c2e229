import { createClient } from '@sanity/client';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { evaluate, parse } from 'groq-js';
import { createCatalogue } from '../../demo/backend/src/catalogue/create-catalogue.ts';
import { contentPlugin } from '../../demo/backend/src/content/content-plugin.ts';
import { createDocuments } from '../../demo/backend/src/content/documents/create-documents.ts';
import { randomQuestion, WORKSHOP } from './random-groq.ts';

const QUESTIONS = 500;
const vendor = { projectId: 'weefsel', dataset: 'production' };
const documents = [
  ...createDocuments({
    catalogue: createCatalogue({ seed: 7, products: 1 }),
    publicOrigin: 'http://shop.test',
    ...vendor,
  }).filter(({ _type }) => _type === 'page' || _type === 'siteConfig'),
  ...WORKSHOP,
];
const seen = {
  raw: documents,
  published: documents.filter(({ _id }) => !_id.startsWith('drafts.')),
};

let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  app = fastify();
  await app.register(contentPlugin, { prefix: '/content', documents, ...vendor, tokens: { read: 'viewer' } });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

test('any query is answered over the wire as the vendor’s language defines it [CNT-03]', async () => {
  const client = createClient({
    ...vendor,
    apiVersion: '2025-02-19',
    useCdn: false,
    useProjectHostname: false,
    apiHost: `${origin}/content`,
    maxRetries: 0,
    token: 'viewer',
  });
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(randomQuestion, async ({ query, params, perspective }) => {
      const value = await evaluate(parse(query, { params }), { dataset: seen[perspective], params });
      const expected: unknown = JSON.parse(JSON.stringify((await value.get()) ?? null));
      const answer = await client.fetch<unknown>(query, params, { perspective });
      expect(answer).toEqual(expected);
      if (JSON.stringify(answer).length > 4) answered += 1;
    }),
    { numRuns: QUESTIONS, seed: 2026 },
  );
  // Most questions must have found something, or equal results would prove little.
  expect(answered).toBeGreaterThan(QUESTIONS * 0.6);
}, 60_000);
