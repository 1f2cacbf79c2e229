import { ClientError, createClient, type SanityClient } from '@sanity/client';
import type { ContentPage, SiteConfig } from '@weefsel/contracts';
import type { Block } from '../../../../apps/mf-content/src/blocks/block-types.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { contentPlugin } from './content-plugin.ts';
import { createDocuments } from './documents/create-documents.ts';

const PROJECT = 'weefsel';
const DATASET = 'production';
const TOKENS = { read: 'viewer', write: 'editor' };
const extra = [
  { _id: 'note-1', _type: 'note', place: 1, text: 'een' },
  { _id: 'note-2', _type: 'note', place: 2, text: 'twee' },
  { _id: 'note-3', _type: 'note', place: 3, text: 'drie' },
  { _id: 'drafts.note-1', _type: 'note', place: 1, text: 'één, verbeterd' },
  { _id: 'versions.rZomer.note-1', _type: 'note', place: 1, text: 'één in de zomer' },
  { _id: 'versions.rZomer.note-4', _type: 'note', place: 4, text: 'vier in de zomer' },
  { _id: 'versions.rWinter.note-1', _type: 'note', place: 1, text: 'één in de winter' },
];

let now = Date.UTC(2026, 10, 20, 12);
let app: FastifyInstance;
let origin: string;
let client: SanityClient;

const clientOf = (options: { apiVersion?: string; dataset?: string; token?: string } = {}) =>
  createClient({
    projectId: PROJECT,
    dataset: DATASET,
    apiVersion: '2025-02-19',
    useCdn: false,
    useProjectHostname: false,
    apiHost: `${origin}/content`,
    maxRetries: 0,
    token: TOKENS.read,
    ...options,
  });

beforeAll(async () => {
  const documents = createDocuments({
    catalogue: createCatalogue({ seed: 7, products: 1 }),
    publicOrigin: 'http://shop.example',
    projectId: PROJECT,
    dataset: DATASET,
  });
  app = fastify();
  await app.register(contentPlugin, {
    prefix: '/content',
    documents: [...documents, ...extra],
    dataset: DATASET,
    tokens: TOKENS,
    clock: () => now,
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  client = clientOf();
});

afterAll(() => app.close());

describe('the content service, asked by the vendor’s own client', () => {
  test('answers the site configuration with its pages followed [CNT-01]', async () => {
    const config = await client.fetch<SiteConfig>(
      '*[_type == "siteConfig"][0]{ mainNav[]{ url, title, page->{ title, slug } }, showSalePercentage, openingHours }',
    );
    expect(config.mainNav).toContainEqual({
      url: '/nl/winkels/',
      title: 'Winkels',
      page: { title: 'Onze winkel in Utrecht', slug: { current: 'winkels' } },
    });
    expect(config.showSalePercentage).toBe(true);
    expect(config.openingHours.sunday?.closingTime).toBe('Closed');
  });

  test('has the page titled Error with its blocks [CNT-02]', async () => {
    const page = await client.fetch<ContentPage<Block>>(
      '*[_type == "page" && title == $title][0]{ title, metaDescription, pageBuilder }',
      { title: 'Error' },
    );
    expect(page.metaDescription).toContain('Er ging iets mis');
    expect(page.pageBuilder.map((block) => block._type)).toEqual([
      'pageHero',
      'contentBlock',
      'contactOptions',
    ]);
  });

  test('answers a query too long for an address, which the client posts [CNT-03]', async () => {
    const query = `*[_type == "note" && place == $place && text != "${'x'.repeat(12_000)}"]{ text }`;
    expect(await client.fetch(query, { place: 3 })).toEqual([{ text: 'drie' }]);
  });

  test('refuses a malformed query where it goes wrong, as a client error [CNT-04]', async () => {
    const query = '*[_type == "note"';
    const failure: unknown = await client.fetch(query).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ClientError);
    expect(failure).toMatchObject({
      statusCode: 400,
      response: { body: { error: { type: 'queryParseError', query, start: 16, end: 17 } } },
    });
  });

  test('names a parameter that the query uses and the request lacks [CNT-04]', async () => {
    await expect(client.fetch('*[_type == $kind]')).rejects.toThrow(
      'param $kind referenced, but not provided',
    );
  });

  test('gives each page of a list its own slice, although the text of the query is the same', async () => {
    const query = '*[_type == "note"] | order(place asc) [$from...$to].text';
    expect(await client.fetch(query, { from: 0, to: 1 })).toEqual(['een']);
    expect(await client.fetch(query, { from: 1, to: 3 })).toEqual(['twee', 'drie']);
    expect(await client.fetch(query, { from: 0, to: 1 })).toEqual(['een']);
  });

  test('shows drafts only to those with a token who ask for them, or to clients of before 2025-02-19', async () => {
    const query = '*[_type == "note" && place == 1].text';
    expect(await client.fetch(query)).toEqual(['een']);
    expect(await client.fetch(query, {}, { perspective: 'drafts' })).toEqual(['één, verbeterd']);
    expect(await clientOf({ apiVersion: '2021-03-25' }).fetch(query)).toEqual(['een', 'één, verbeterd']);
  });

  test('shows what releases will bring, the first one in the list as if it came last', async () => {
    const query = '*[_type == "note" && place in [1, 4]] | order(place asc){ _id, _originalId, text }';
    const first = (perspective: string[]) => client.fetch<unknown[]>(query, {}, { perspective });
    expect(await first(['rZomer'])).toEqual([
      { _id: 'note-1', _originalId: 'versions.rZomer.note-1', text: 'één in de zomer' },
      { _id: 'note-4', _originalId: 'versions.rZomer.note-4', text: 'vier in de zomer' },
    ]);
    expect(await first(['rWinter', 'rZomer'])).toMatchObject([
      { text: 'één in de winter' },
      { _id: 'note-4' },
    ]);
    expect(await first(['drafts', 'rWinter'])).toMatchObject([{ text: 'één, verbeterd' }]);
    expect(await first(['rOnbekend'])).toMatchObject([{ _originalId: 'note-1', text: 'een' }]);
  });

  test('keeps the versions of releases from clients that are older than releases', async () => {
    const count = (apiVersion: string) =>
      clientOf({ apiVersion }).fetch<number>('count(*[_id match "versions*"])', {}, { perspective: 'raw' });
    expect([await count('2024-01-01'), await count('2025-02-19')]).toEqual([0, 3]);
  });

  test('takes parameters whatever they are called and whatever is in them', async () => {
    const query = '[$constructor, $hasOwnProperty, $toString, $value]';
    const value = { type: 'Parameter', name: 'x', hasOwnProperty: 1 };
    const params = { constructor: 'a', hasOwnProperty: 'b', toString: 'c', value };
    expect(await client.fetch(query, params)).toEqual(['a', 'b', 'c', value]);
    await expect(client.fetch('$constructor')).rejects.toThrow('param $constructor referenced');
  });

  test('asks the clock anew for a query about the present', async () => {
    const query = 'now()';
    expect(await client.fetch(query)).toBe('2026-11-20T12:00:00.000Z');
    now += 3_600_000;
    expect(await client.fetch(query)).toBe('2026-11-20T13:00:00.000Z');
  });

  test('hands out documents by id and leaves out the ones that do not exist', async () => {
    const documents = await client.getDocuments(['note-2', 'x'.repeat(200), 'drafts.note-1']);
    expect(documents[0]).toMatchObject({ text: 'twee' });
    expect(documents[1]).toBeNull();
    expect(documents[2]).toMatchObject({ text: 'één, verbeterd' });
    const answer = await app.inject('/content/v2025-02-19/data/doc/production/note-2,weg,drafts.note-1');
    expect(answer.json()).toMatchObject({
      documents: [{ _id: 'note-2' }],
      omitted: [
        { id: 'weg', reason: 'existence' },
        { id: 'drafts.note-1', reason: 'permission' },
      ],
    });
  });

  test('does not know another dataset [CNT-04]', async () => {
    await expect(clientOf({ dataset: 'staging' }).fetch('*')).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('the content service, asked directly', () => {
  test('goes over to the documents that come later', async () => {
    const service = fastify();
    const { promise, resolve } = Promise.withResolvers<typeof extra>();
    service.register(contentPlugin, { documents: [], later: promise, dataset: DATASET });
    const url = '/v2025-02-19/data/query/production?query=count(*)';
    expect((await service.inject(url)).json()).toMatchObject({ result: 0 });
    resolve(extra);
    await promise;
    expect((await service.inject(url)).json()).toMatchObject({ result: 3 });
  });

  test('lets browsers send the project header from any origin', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/content/v2025-02-19/data/query/production' });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-headers']).toContain('x-sanity-project-id');
  });

  test.each([
    ['/content/v2025-02-19/data/query/production?query=*&$a=niet-aangehaald', 400],
    ['/content/v2025-02-19/data/query/production', 400],
    ['/content/v2025-02-19/data/query/production?query=*&perspective=r%20Zomer', 400],
    ['/content/v2025/data/query/production?query=*', 404],
    ['/content/v2025-02-19/data/mutate/production', 404],
  ])('answers %s with the vendor’s error and status %i', async (url, status) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ statusCode: status, message: expect.any(String) });
  });

  test('repeats the query unless asked not to', async () => {
    const url = '/content/v2025-02-19/data/query/production?query=1%2B1';
    expect((await app.inject({ url })).json()).toMatchObject({ query: '1+1', result: 2 });
    expect((await app.inject({ url: `${url}&returnQuery=false` })).json()).not.toHaveProperty('query');
  });

  test('answers with the tags by which caches of the vendor know an answer', async () => {
    const url =
      '/content/v2025-02-19/data/query/production?query=*%5B_type==%22note%22%5D.text&tag=shop.home';
    const answer = (await app.inject({ url })).json<Record<string, unknown>>();
    expect(Object.keys(answer)).toEqual(['query', 'result', 'syncTags', 'ms']);
    expect(answer.syncTags).toEqual([expect.stringMatching(/^s1:[\w-]{6}$/)]);
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  test('serves the dataset to any project, as it has no other', async () => {
    const url = '/content/v2025-02-19/data/query/production?query=1';
    const answer = await app.inject({ url, headers: { 'x-sanity-project-id': 'ander' } });
    expect(answer.json()).toMatchObject({ result: 1 });
  });
});

test('everything that is stored comes out as one document a line, for another project to take in', async () => {
  const url = `${origin}/content/v2025-02-19/data/export/${DATASET}`;
  expect(await (await fetch(url)).text()).not.toContain('drafts.note-1');
  const answer = await fetch(url, { headers: { authorization: `Bearer ${TOKENS.read}` } });
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
  const lines = (await answer.text()).trim().split('\n');
  const ids = lines.map((line) => (JSON.parse(line) as { _id: string })._id);
  expect(ids).toHaveLength(await client.fetch<number>('count(*)', {}, { perspective: 'raw' }));
  expect(ids).toEqual(expect.arrayContaining(['page-home', 'drafts.note-1', 'versions.rZomer.note-4']));
});
