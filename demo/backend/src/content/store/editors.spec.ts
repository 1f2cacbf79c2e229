import { ClientError, createClient, type ClientConfig, type SanityClient } from '@sanity/client';
import { resolveEditInfo, studioPathToJsonPath, type ContentSourceMap } from '@sanity/client/csm';
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import fastify, { type FastifyInstance } from 'fastify';
import { IN_MEMORY, openDatabase, type Database } from '../../database/open-database.ts';
import { contentPlugin } from '../content-plugin.ts';

const TOKENS = { read: 'viewer', write: 'editor' };
const author = { _type: 'reference', _ref: 'author' };
const page = {
  _id: 'page',
  _type: 'page',
  title: 'Bezorgen',
  author,
  blocks: [
    { _key: "it's", _type: 'quote', text: 'Snel', tags: ['a', 'b'] },
    { _key: 'two', _type: 'quote', text: 'Veilig' },
  ],
};
const documents = [page, { _id: 'author', _type: 'author', name: 'Noor' }];

let app: FastifyInstance;
let database: Database;
let origin: string;

const connect = (options: Partial<ClientConfig> = {}): SanityClient =>
  createClient({
    projectId: 'demo',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    useProjectHostname: false,
    apiHost: origin,
    maxRetries: 0,
    token: TOKENS.write,
    ...options,
  });

beforeEach(async () => {
  database = openDatabase(IN_MEMORY);
  app = fastify({ forceCloseConnections: true });
  const { contentEdits: edits, transaction } = database;
  await app.register(contentPlugin, { documents, dataset: 'production', tokens: TOKENS, edits, transaction });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await app.close();
  database.close();
});

const title = (perspective: 'published' | 'drafts', client = connect()) =>
  client.fetch<string>('*[_id == "page"][0].title', {}, { perspective });

describe('an editor, with the vendor’s own client', () => {
  test('writes a draft, which only drafts show, and publishes it', async () => {
    const editor = connect();
    await editor.createOrReplace({ ...page, _id: 'drafts.page', title: 'Bezorgen, nieuw' });
    expect([await title('published'), await title('drafts')]).toEqual(['Bezorgen', 'Bezorgen, nieuw']);
    const draft = await editor.getDocument('drafts.page');
    await editor
      .transaction()
      .createOrReplace({ ...page, ...draft, _id: 'page' })
      .delete('drafts.page')
      .commit();
    expect([await title('published'), await editor.getDocument('drafts.page')]).toEqual([
      'Bezorgen, nieuw',
      undefined,
    ]);
  });

  test('patches fields, numbers and lists, and gets the document back', async () => {
    const editor = connect();
    const patched = await editor
      .patch('page')
      .set({ 'blocks[_key=="two"].text': 'Heel veilig', views: 3 })
      .setIfMissing({ title: 'niet', lead: 'wel' })
      .inc({ views: 2 })
      .dec({ views: 1 })
      .unset(['blocks[0].tags'])
      .insert('after', 'blocks[-1]', [{ _key: 'three', _type: 'quote', text: 'Gratis' }])
      .commit();
    expect(patched).toMatchObject({ title: 'Bezorgen', lead: 'wel', views: 4, _id: 'page' });
    expect(patched.blocks).toEqual([
      { _key: "it's", _type: 'quote', text: 'Snel' },
      { _key: 'two', _type: 'quote', text: 'Heel veilig' },
      { _key: 'three', _type: 'quote', text: 'Gratis' },
    ]);
    expect(Date.parse(patched._updatedAt)).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  test('makes ids, keeps what exists, and changes what a query finds', async () => {
    const editor = connect();
    const made = await editor.create({ _id: 'drafts.', _type: 'note', n: 1 });
    expect(made._id).toMatch(/^drafts\..{20,}$/);
    expect(await editor.createIfNotExists({ _id: 'page', _type: 'page', title: 'x' })).toMatchObject({
      title: 'Bezorgen',
    });
    await editor
      .patch({ query: '*[_type == $type]', params: { type: 'note' } })
      .set({ n: 2 })
      .commit();
    expect((await editor.getDocument(made._id))?.n).toBe(2);
    const deleted = await editor.delete({ query: '*[_type == "note"]' }, { returnDocuments: false });
    expect(deleted).toMatchObject({ documentIds: [made._id], results: [{ operation: 'delete' }] });
    expect(await editor.delete('nothing', { returnDocuments: false })).toMatchObject({
      results: [{ id: 'nothing', operation: 'none' }],
    });
  });

  test.each([
    [409, 'documentAlreadyExistsError', (one: SanityClient) => one.create({ _id: 'page', _type: 'page' })],
    [404, 'documentNotFoundError', (one: SanityClient) => one.patch('weg').set({ a: 1 }).commit()],
    [
      409,
      'documentRevisionIDDoesNotMatchError',
      (one: SanityClient) => one.patch('page').ifRevisionId('other').set({ title: 'x' }).commit(),
    ],
    [400, 'validationError', (one: SanityClient) => one.patch('page').set({ _type: 'blog' }).commit()],
    [
      400,
      'validationError',
      (one: SanityClient) => one.mutate([{ createOrReplace: { _id: 'a b', _type: 'page' } }]),
    ],
  ])('receives %i and %s for an impossible mutation', async (status, type, ask) => {
    const error = await ask(connect()).then(undefined, (failure: unknown) => failure);
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({
      statusCode: status,
      message: expect.stringContaining('The mutation(s) failed'),
      details: { type: 'mutationError', items: [{ index: 0, error: { type } }] },
    });
  });

  test('does all of a transaction or nothing', async () => {
    const transaction = connect()
      .transaction()
      .patch('page', { set: { title: 'Half' } })
      .patch('weg', { set: {} });
    await expect(transaction.commit()).rejects.toThrow('The document with the ID "weg" was not found');
    expect(await title('published')).toBe('Bezorgen');
  });

  test('finds edits again after a restart, and none after the reset', async () => {
    await connect().patch('page').set({ title: 'Bewaard' }).commit();
    const again = fastify();
    const { contentEdits: edits } = database;
    await again.register(contentPlugin, { documents, dataset: 'production', edits });
    const url = '/v2025-02-19/data/query/production?query=*%5B_id==%22page%22%5D%5B0%5D.title';
    expect((await again.inject(url)).json()).toMatchObject({ result: 'Bewaard' });
    database.reset(0);
    expect((await again.inject(url)).json()).toMatchObject({ result: 'Bezorgen' });
  });
});

describe('callers and requests that are refused', () => {
  test.each([
    ['nobody', undefined, 401],
    ['a stranger', 'wrong', 401],
    ['a viewer', TOKENS.read, 403],
  ])('%s changes nothing', async (_who, token, statusCode) => {
    const client = connect(token === undefined ? { token: '' } : { token });
    await expect(client.patch('page').set({ title: 'x' }).commit()).rejects.toMatchObject({ statusCode });
    expect(await title('published')).toBe('Bezorgen');
  });

  test('visitors see no draft, in whatever perspective or by its id', async () => {
    await connect().createOrReplace({ ...page, _id: 'drafts.page', title: 'Geheim' });
    const visitor = connect({ token: '' });
    await expect(title('drafts', visitor)).rejects.toMatchObject({ statusCode: 401 });
    expect(await visitor.fetch('*[_type == "page"].title', {}, { perspective: 'raw' })).toEqual(['Bezorgen']);
    expect(await visitor.getDocument('drafts.page')).toBeUndefined();
    await expect(title('published', connect({ token: 'wrong' }))).rejects.toMatchObject({ statusCode: 401 });
  });

  test.each([
    [{}],
    [{ mutations: 'x' }],
    [{ mutations: [{}] }],
    [{ mutations: [{ create: { _type: 'a' }, delete: { id: 'b' } }] }],
    [{ mutations: [{ patch: { set: { a: 1 } } }] }],
    [{ mutations: [{ patch: { id: 'page', set: [1] } }] }],
    [{ mutations: [{ patch: { id: 'page', explode: {} } }] }],
    [{ mutations: [{ delete: { query: '*[' } }] }],
    [{ mutations: [], transactionId: '../x' }],
  ])('%j is refused', async (body) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v2025-02-19/data/mutate/production',
      headers: { authorization: `Bearer ${TOKENS.write}` },
      payload: body,
    });
    expect(answer.statusCode).toBe(400);
    expect(await title('published')).toBe('Bezorgen');
  });
});

describe('source maps', () => {
  const ask = (query: string, client = connect()) =>
    client.fetch<unknown>(query, {}, { perspective: 'drafts', resultSourceMap: true, filterResponse: false });
  const sourceOf = (map: ContentSourceMap | undefined, path: string) =>
    resolveEditInfo({
      resultPath: studioPathToJsonPath(path),
      resultSourceMap: map as never,
      studioUrl: 'http://studio.test',
    });

  test('name the document and field of each value, also through references', async () => {
    await connect().createOrReplace({ ...page, _id: 'drafts.page', title: 'Concept' });
    const query =
      '*[_id == "page"][0]{ title, "by": author->{ name }, blocks[]{ ..., "size": length(text) } }';
    const { result, resultSourceMap: map } = await ask(query);
    expect(result).toEqual({
      title: 'Concept',
      by: { name: 'Noor' },
      blocks: page.blocks.map((block) => ({ ...block, size: block.text.length })),
    });
    expect(sourceOf(map, 'title')).toMatchObject({ id: 'drafts.page', type: 'page', path: ['title'] });
    expect(sourceOf(map, 'by.name')).toMatchObject({ id: 'author', type: 'author', path: ['name'] });
    expect(sourceOf(map, 'blocks[1].text')).toMatchObject({
      id: 'drafts.page',
      path: ['blocks', { _key: 'two' }, 'text'],
    });
    expect(map?.mappings["$['blocks'][0]['tags'][1]"]).toMatchObject({ source: { type: 'documentValue' } });
    expect(map?.paths).toContain("$['blocks'][?(@._key=='it\\'s')]['tags'][1]");
    expect(map?.mappings).not.toHaveProperty("$['blocks'][0]['size']");
  });

  test('leave the result unchanged', async () => {
    const query = '*[_type == "page"]{ ..., "n": count(blocks), "k": blocks[].text, author->{ ... } }';
    const client = connect({ perspective: 'drafts' });
    expect((await ask(query)).result).toEqual(await client.fetch(query));
    expect(await client.fetch(query, {}, { filterResponse: false })).not.toHaveProperty('resultSourceMap');
  });
});

test('a preview secret of the vendor’s Studio is known to the vendor’s own check, for an hour', async () => {
  const { secret } = await createPreviewSecret(connect(), 'presentation', 'http://studio.test');
  const url = `/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=/nl/`;
  const viewer = connect({ token: TOKENS.read });
  expect(await validatePreviewUrl(viewer, url)).toMatchObject({
    isValid: true,
    redirectTo: '/nl/',
    studioOrigin: 'http://studio.test',
  });
  expect(await validatePreviewUrl(viewer, '/enable?sanity-preview-secret=wrong')).toMatchObject({
    isValid: false,
  });
});
