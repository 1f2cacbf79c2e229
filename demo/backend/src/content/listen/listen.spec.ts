import { createClient, type LiveEvent, type ListenEvent, type SanityClient } from '@sanity/client';
import fastify, { type FastifyInstance } from 'fastify';
import { contentPlugin } from '../content-plugin.ts';

const TOKENS = { read: 'viewer', write: 'editor' };
const documents = [
  { _id: 'page', _type: 'page', title: 'Bezorgen' },
  { _id: 'brand', _type: 'brand', name: 'Noord' },
];

let app: FastifyInstance;
let origin: string;

const connect = (token: string): SanityClient =>
  createClient({
    projectId: 'demo',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    useProjectHostname: false,
    apiHost: origin,
    token,
  });

beforeEach(async () => {
  app = fastify({ forceCloseConnections: true });
  await app.register(contentPlugin, { documents, dataset: 'production', tokens: TOKENS });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

/** Collects events, and waits for the expected number. */
function gather<T extends { type: string }>(events: {
  subscribe: (handlers: { next: (event: T) => void; error: (error: unknown) => void }) => {
    unsubscribe: () => void;
  };
}) {
  const seen: T[] = [];
  let wake = (): void => undefined;
  const subscription = events.subscribe({
    next: (event) => {
      seen.push(event);
      wake();
    },
    error: (error) => seen.push({ type: `failed: ${String(error)}` } as T),
  });
  return {
    seen,
    stop: () => subscription.unsubscribe(),
    async until(count: number): Promise<T[]> {
      while (seen.length < count) await new Promise<void>((resolve) => (wake = resolve));
      return seen;
    },
  };
}

const listen = (client: SanityClient, query: string) =>
  gather<ListenEvent<Record<string, unknown>>>(
    client.listen(query, {}, { events: ['welcome', 'mutation'], includePreviousRevision: true }),
  );

describe('listening, with the vendor’s own client', () => {
  test('reports documents that appear in, change in and disappear from the result of a query', async () => {
    const editor = connect(TOKENS.write);
    const heard = listen(connect(TOKENS.read), '*[_type == "page" && title match "Be*"]');
    await heard.until(1);
    await editor.createOrReplace({ _id: 'drafts.page', _type: 'page', title: 'Bestellen' });
    await editor.patch('brand').set({ name: 'Zuid' }).commit();
    await editor.patch('drafts.page').set({ title: 'Betalen' }).commit();
    await editor.patch('drafts.page').set({ title: 'Ruilen' }).commit();
    const events = await heard.until(4);
    heard.stop();
    expect(events[0]).toMatchObject({ type: 'welcome', listenerName: expect.any(String) });
    expect(events.slice(1)).toMatchObject([
      { type: 'mutation', transition: 'appear', documentId: 'drafts.page', result: { title: 'Bestellen' } },
      { transition: 'update', previous: { title: 'Bestellen' }, result: { title: 'Betalen' } },
      {
        transition: 'disappear',
        previous: { title: 'Betalen' },
        mutations: [{ patch: { id: 'drafts.page' } }],
      },
    ]);
    expect(events[2]).toHaveProperty('previousRev', (events[1] as { resultRev?: string }).resultRev);
  });

  test('hides drafts from visitors', async () => {
    const editor = connect(TOKENS.write);
    const heard = listen(connect(''), '*[_type == "page"]');
    await heard.until(1);
    await editor.createOrReplace({ _id: 'drafts.page', _type: 'page', title: 'Geheim' });
    await editor.patch('page').set({ title: 'Openbaar' }).commit();
    const [, ...events] = await heard.until(2);
    heard.stop();
    expect(events).toMatchObject([{ documentId: 'page', result: { title: 'Openbaar' } }]);
  });

  test('ends only the stream of a query whose result grows too large, and keeps the edit', async () => {
    const editor = connect(TOKENS.write);
    const query = encodeURIComponent(`[${'*,'.repeat(300)}*]`);
    const greedy = await fetch(`${origin}/v2025-02-19/data/listen/production?query=${query}`);
    const heard = listen(connect(TOKENS.read), '*[_type == "page"]');
    await heard.until(1);
    await editor
      .patch('page')
      .set({ text: 'x'.repeat(100_000) })
      .commit();
    expect((await heard.until(2))[1]).toMatchObject({ documentId: 'page', transition: 'update' });
    heard.stop();
    const told = await greedy.text();
    expect(told).toContain('event: channelError\ndata: {"message":"The result of the query is too large"}');
    expect((await editor.getDocument('page'))?.text).toHaveLength(100_000);
  });

  test.each([['*['], ['$none'], ['']])('refuses %j at once', async (query) => {
    const url = `/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}`;
    expect((await app.inject(url)).statusCode).toBe(400);
  });
});

describe('live events', () => {
  const tagsOf = async (client: SanityClient, query: string) =>
    (await client.fetch<unknown>(query, {}, { filterResponse: false })).syncTags ?? [];
  const live = (client: SanityClient, includeDrafts: boolean) =>
    gather<LiveEvent>(client.live.events({ includeDrafts }));

  test('name the answers that changed, and no others', async () => {
    const editor = connect(TOKENS.write);
    const heard = live(connect(TOKENS.read), true);
    await heard.until(1);
    await editor.createOrReplace({ _id: 'drafts.page', _type: 'page', title: 'Nieuw' });
    const [, message] = await heard.until(2);
    heard.stop();
    const tags = message?.type === 'message' ? message.tags : [];
    const isTold = async (query: string) => (await tagsOf(editor, query)).some((tag) => tags.includes(tag));
    expect(await isTold('*[_type == "page"]{ title }')).toBe(true);
    expect(await isTold('*[_type in ["brand", "page"] && defined(title)]')).toBe(true);
    expect(await isTold('*[_id == "page"]')).toBe(true);
    expect(await isTold('*[_type == "brand"]{ "other": page->title }')).toBe(true);
    expect(await isTold('*[_type == "brand"]')).toBe(false);
    expect(await isTold('1 + 1')).toBe(false);
  });

  test('include drafts only with a token', async () => {
    const editor = connect(TOKENS.write);
    const heard = live(connect(''), false);
    await heard.until(1);
    await editor.createOrReplace({ _id: 'drafts.brand', _type: 'brand', name: 'Geheim' });
    await editor.patch('brand').set({ name: 'Openbaar' }).commit();
    const [, first] = await heard.until(2);
    heard.stop();
    expect(first).toMatchObject({ type: 'message', id: (await editor.getDocument('brand'))?._rev });
    const url = '/v2025-02-19/data/live/events/production?includeDrafts=true';
    expect((await app.inject(url)).statusCode).toBe(401);
  });
});
