import { createClient, ServerError, type ClientConfig, type SanityClient } from '@sanity/client';
import fastify, { type FastifyInstance } from 'fastify';
import { contentPlugin } from '../../demo/backend/src/content/content-plugin.ts';

const VENDOR = { projectId: 'weefsel', dataset: 'production' };
const PAGE = { _type: 'page', slug: { current: 'zomer' } };
const documents = [
  { ...PAGE, _id: 'page-1', title: 'Zomer', author: { _type: 'reference', _ref: 'author-1' } },
  { ...PAGE, _id: 'drafts.page-1', title: 'Zomer!', author: { _type: 'reference', _ref: 'author-1' } },
  { ...PAGE, _id: 'versions.rUitverkoop.page-1', title: 'Zomer, nu met korting' },
  { ...PAGE, _id: 'versions.rUitverkoop.page-2', title: 'Uitverkoop', slug: { current: 'uitverkoop' } },
  { _id: 'author-1', _type: 'author', name: 'Noor' },
  { _id: 'drafts.author-1', _type: 'author', name: 'Noor de Wit' },
];

let app: FastifyInstance;
let origin: string;
/** Statuses that replace those of the next responses. */
let refusals: number[];
let asked: { method: string; address: string }[];

const connect = (options: Partial<ClientConfig> = {}): SanityClient =>
  createClient({
    ...VENDOR,
    apiVersion: '2025-02-19',
    useCdn: false,
    useProjectHostname: false,
    apiHost: `${origin}/content`,
    retryDelay: () => 1,
    token: 'viewer',
    ...options,
  });

beforeAll(async () => {
  app = fastify();
  app.addHook('onRequest', async (request, reply) => {
    asked.push({ method: request.method, address: request.url });
    const status = refusals.shift();
    if (status !== undefined) return reply.code(status).send({ statusCode: status, error: 'Refused' });
  });
  const tokens = { read: 'viewer' };
  await app.register(contentPlugin, { prefix: '/content', documents, dataset: VENDOR.dataset, tokens });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

beforeEach(() => {
  refusals = [];
  asked = [];
});

afterAll(() => app.close());

const TITLE = '*[_type == "page" && slug.current == $slug][0]{ _id, title, "author": author->name }';

describe('the vendor’s own client', () => {
  test('sees a page as visitors, editors and next week’s visitors do [CNT-03]', async () => {
    const client = connect();
    const see = (perspective: NonNullable<ClientConfig['perspective']>) =>
      client.withConfig({ perspective }).fetch<unknown>(TITLE, { slug: 'zomer' });
    expect(await see('published')).toEqual({ _id: 'page-1', title: 'Zomer', author: 'Noor' });
    expect(await see('drafts')).toEqual({ _id: 'page-1', title: 'Zomer!', author: 'Noor de Wit' });
    expect(await see(['rUitverkoop'])).toMatchObject({ _id: 'page-1', title: 'Zomer, nu met korting' });
    expect(await client.fetch<number>('count(*[_type == "page"])', {}, { perspective: 'raw' })).toBe(4);
    expect(await client.fetch<number>('count(*[_type == "page"])')).toBe(1);
    expect(
      await client.fetch<number>('count(*[_type == "page"])', {}, { perspective: ['rUitverkoop'] }),
    ).toBe(2);
  });

  test('gets the whole envelope when it asks for it', async () => {
    const envelope = await connect().fetch('count(*)', {}, { filterResponse: false });
    expect(envelope).toMatchObject({
      result: 2,
      query: 'count(*)',
      ms: expect.any(Number),
      syncTags: [expect.stringMatching(/^s1:/)],
    });
  });

  test('posts what is too long for an address, and gets the same answer [CNT-03]', async () => {
    const slugs = ['zomer', ...Array.from({ length: 2000 }, (_, n) => `pagina-${n}`)];
    const query = '*[_type == "page" && slug.current in $slugs].title';
    expect(await connect().fetch(query, { slugs })).toEqual(['Zomer']);
    expect(asked.map(({ method }) => method)).toEqual(['POST']);
  });

  test('retries while the service is overloaded, and not after a 400', async () => {
    refusals = [503, 429];
    expect(await connect().fetch(TITLE, { slug: 'zomer' })).toMatchObject({ title: 'Zomer' });
    expect(asked).toHaveLength(3);
    asked = [];
    await expect(connect().fetch('*[')).rejects.toMatchObject({ statusCode: 400 });
    expect(asked).toHaveLength(1);
  });

  test('throws a ServerError for a failure of the service [CNT-04]', async () => {
    refusals = [500];
    await expect(connect({ maxRetries: 0 }).fetch('1')).rejects.toBeInstanceOf(ServerError);
  });

  test('shows where a query is wrong, in a frame of code [CNT-04]', async () => {
    await expect(connect().fetch('*[_type == "page"]{ title,, slug }')).rejects.toThrow(/\^/);
  });

  test('fetches documents by id, and knows which do not exist', async () => {
    const client = connect();
    expect(await client.getDocument('page-1')).toMatchObject({ title: 'Zomer' });
    expect(await client.getDocument('page-9')).toBeUndefined();
    const [author, nobody] = await client.getDocuments(['author-1', 'author-9']);
    expect([author?.name, nobody]).toEqual(['Noor', null]);
  });

  test('accepts any project, but only the known dataset [CNT-04]', async () => {
    expect(await connect({ projectId: 'ander' }).fetch('1')).toBe(1);
    await expect(connect({ dataset: 'staging' }).fetch('1')).rejects.toThrow(
      'Dataset "staging" not found for project ID "weefsel"',
    );
  });
});
