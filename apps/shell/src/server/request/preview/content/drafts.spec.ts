import { fromPartial } from '@total-typescript/shoehorn';
import type { Clients, EditMarks } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { PageCache } from '../../../page/page-cache';
import { DraftTerms } from '../../../vendors/promises/draft-terms';
import { PromiseSource } from '../../../vendors/promises/promise-source';
import { shop } from '../../../routes/shop.fixture';
import type { DraftsContent } from './drafts-content';
import { DraftsPasses, DRAFTS_COOKIE, DRAFTS_MS } from './drafts-passes';
import { createEditMarks } from './edit-marks';

const TOKEN = 'token-of-the-shop';
const SECRET = 'secret-of-the-studio';
const passes = new DraftsPasses(TOKEN);
const WINDOW = { question: { name: 'title', groq: '1', shape: undefined as never } };

/** The content service: it knows one secret, and returns a title for requests with the token. */
let vendor: FastifyInstance;
let listened: { write: (event: string) => void }[];
let refusals: number;

beforeAll(async () => {
  vendor = fastify({ forceCloseConnections: true });
  vendor.get<{ Querystring: Record<string, string> }>(
    '/v2025-02-19/data/query/production',
    async (request, reply) => {
      if (refusals > 0)
        return reply.code(401).send({ statusCode: 401, error: 'Unauthorized', message: 'no' });
      const isKnown =
        request.query.$secret === JSON.stringify(SECRET) &&
        request.headers.authorization === `Bearer ${TOKEN}`;
      const found = {
        _id: 'drafts.x',
        _updatedAt: '2026-11-26T10:00:00Z',
        secret: SECRET,
        studioUrl: 'http://studio.test',
      };
      return { result: { private: isKnown ? found : null, public: null }, ms: 1 };
    },
  );
  vendor.get('/v2025-02-19/data/listen/production', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    const write = (event: string) =>
      reply.raw.write(`event: ${event}\ndata: {"documentId":"drafts.page"}\n\n`);
    write('welcome');
    listened.push({ write });
  });
  await vendor.listen({ port: 0, host: '127.0.0.1' });
});

beforeEach(() => {
  listened = [];
  refusals = 0;
});

afterAll(() => vendor.close());

const vendorAt = () => {
  const address = vendor.server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
};

const load = async (_request: PageRequest, { content }: Clients): Promise<PageResult> => {
  const title = String(await content.query(WINDOW.question));
  return {
    kind: 'page',
    data: { title },
    head: { title, canonical: 'https://shop.test/nl/' },
    context: 'general',
  };
};

let draft: string;
let pages: PageCache;

async function open(now: () => number = Date.now, env: Record<string, string> = {}) {
  draft = 'Concept 1';
  pages = new PageCache(60);
  const content = (_marks: EditMarks, perspective: string) =>
    fromPartial<DraftsContent>({
      query: async () => (perspective === 'drafts' ? draft : `Van ${perspective}`),
      redirectFrom: async () => null,
      snippets: async () => [],
      storeInfo: async () => null,
      promises: async () => null,
      terms: new DraftTerms(new PromiseSource()),
    });
  return shop(
    { 'mf-content/home': load },
    {
      pages,
      drafts: { passes, content, studioUrl: 'http://studio.test', now },
      env: {
        CONTENT_API_HOST: vendorAt(),
        CONTENT_READ_TOKEN: TOKEN,
        CONTENT_STUDIO_URL: 'http://studio.test',
        ...env,
      },
    },
  );
}

const editor = (until = Date.now() + 60_000, perspective = 'drafts') => ({
  [DRAFTS_COOKIE]: passes.write({ until, perspective }),
});

describe('a draft', () => {
  test('is shown with the cookie, and never to a concurrent shopper without it [CNT-03]', async () => {
    const app = await open();
    for (const round of [1, 2, 3]) {
      draft = `Concept ${round}`;
      const [own, shopper] = await Promise.all([
        app.inject({ url: '/nl/', cookies: editor() }),
        app.inject({ url: '/nl/' }),
      ]);
      expect(own.body).toContain(`<h1>Concept ${round}</h1>`);
      expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      expect(own.body).toContain('<meta name="robots" content="noindex">');
      expect(own.body).toContain('Je bekijkt concepten');
      expect(shopper.body).toContain('<h1>1</h1>');
      expect(shopper.body).not.toMatch(/Concept|concepten|preview\/content|sanity/);
      expect(shopper.headers).not.toHaveProperty('x-robots-tag');
      expect(shopper.headers['x-frame-options']).toBe('DENY');
    }
  });

  test('is in the payloads for the cookie, whose build differs from the published one', async () => {
    const app = await open();
    const own = await app.inject({ url: '/nl/_payload.json', cookies: editor() });
    const shopper = await app.inject({ url: '/nl/_payload.json' });
    expect(own.json()).toMatchObject({ payload: { content: { data: { title: 'Concept 1' } } } });
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-build': 'b1+drafts' });
    expect(shopper.json()).toMatchObject({ payload: { content: { data: { title: '1' } } } });
    expect(shopper.headers['x-build']).toBe('b1');
  });

  test('is in its document and in no state address, and the token appears nowhere', async () => {
    const { body, headers } = await (await open()).inject({ url: '/nl/', cookies: editor() });
    expect(body).not.toContain('data-state=');
    expect(body).toContain('"build":"b1+drafts"');
    expect(JSON.stringify(headers) + body).not.toContain(TOKEN);
    expect(headers['content-security-policy']).toContain('frame-ancestors http://studio.test');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  test.each([
    [
      'of another shop',
      () => new DraftsPasses('other').write({ until: Date.now() + 60_000, perspective: 'drafts' }),
    ],
    ['whose time was changed', () => editor()[DRAFTS_COOKIE]?.replace(/^\d/, '9') ?? ''],
    ['that is none', () => 'a.b'],
    ['that is empty', () => ''],
  ])('is not shown for a cookie %s, which gets the published page', async (_what, cookie) => {
    const app = await open();
    const { body, headers } = await app.inject({ url: '/nl/', cookies: { [DRAFTS_COOKIE]: cookie() } });
    expect(body).toContain('<h1>1</h1>');
    expect([body.includes('concepten'), headers['x-robots-tag']]).toEqual([false, undefined]);
  });

  test('is not shown for an expired cookie, and the page reports the expiry', async () => {
    const { body } = await (await open()).inject({ url: '/nl/', cookies: editor(Date.now() - 1) });
    expect(body).toContain('<h1>1</h1>');
    expect(body).toMatch(/Je voorbeeld is om \d\d:\d\d uur verlopen/);
  });
});

describe('a preview', () => {
  const enable = (secret: string, pathname = '/nl/dames/?x=1', perspective = 'drafts') =>
    `/preview/content/enable?${new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': pathname, 'sanity-preview-perspective': perspective })}`;

  test('begins with the Studio’s secret, for an hour, in a cookie that no script reads', async () => {
    const now = Date.now();
    const app = await open(() => now);
    const answer = await app.inject(enable(SECRET));
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/nl/dames/?x=1']);
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: DRAFTS_COOKIE, httpOnly: true, path: '/', sameSite: 'Lax' });
    expect(passes.read(cookie?.value)).toEqual({ until: now + DRAFTS_MS, perspective: 'drafts' });
    expect(JSON.stringify(answer.headers)).not.toContain(TOKEN);
  });

  test('over https uses a cookie that works inside the Studio on another site', async () => {
    const app = await open(Date.now, { SHOP_ORIGIN: 'https://shop.example' });
    const [cookie] = (await app.inject(enable(SECRET))).cookies;
    expect(cookie).toMatchObject({ secure: true, sameSite: 'None' });
  });

  test.each([
    ['rZomer', 'rZomer', 'Je bekijkt een geplande publicatie'],
    ['rZomer,drafts', 'rZomer,drafts', 'Je bekijkt een geplande publicatie'],
    ['published', 'published', 'Je bekijkt wat gepubliceerd is'],
    ['constructor', 'constructor', 'Je bekijkt een geplande publicatie'],
    ['raw', 'drafts', 'Je bekijkt concepten'],
    ['"><script>', 'drafts', 'Je bekijkt concepten'],
    ['', 'drafts', 'Je bekijkt concepten'],
  ])('shows the perspective of the Studio: %s is %s', async (asked, perspective, badge) => {
    const app = await open();
    const [cookie] = (await app.inject(enable(SECRET, '/nl/', asked))).cookies;
    expect(passes.read(cookie?.value)?.perspective).toBe(perspective);
    const { body } = await app.inject({ url: '/nl/', cookies: { [DRAFTS_COOKIE]: cookie?.value ?? '' } });
    expect(body).toContain(badge);
    expect(body).toContain(perspective === 'drafts' ? '<h1>Concept 1</h1>' : `<h1>Van ${perspective}</h1>`);
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'nl'])(
    'never leads out of the shop to %s',
    async (pathname) => {
      expect((await (await open()).inject(enable(SECRET, pathname))).headers.location).toBe('/nl/');
    },
  );

  test.each([enable('wrong'), enable(''), '/preview/content/enable'])(
    'does not begin with %s',
    async (url) => {
      const answer = await (await open()).inject(url);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('Deze link naar een voorbeeld werkt niet');
      expect(answer.cookies).toEqual([]);
    },
  );

  test('returns 503 with a retry time when the content service does not confirm the secret', async () => {
    refusals = 1;
    const answer = await (await open()).inject(enable(SECRET));
    expect([answer.statusCode, answer.headers['retry-after'], answer.cookies]).toEqual([503, '5', []]);
  });

  test.each(['GET', 'POST'] as const)('ends with %s', async (method) => {
    const answer = await (await open()).inject({ method, url: '/preview/content/disable' });
    expect(answer.headers.location).toBe('/nl/');
    expect(answer.cookies).toEqual([expect.objectContaining({ name: DRAFTS_COOKIE, value: '' })]);
  });

  test('receives change events, and a request without the cookie gets 204', async () => {
    const app = await open();
    expect((await app.inject('/preview/content/events')).statusCode).toBe(204);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { cookie: `${DRAFTS_COOKIE}=${editor()[DRAFTS_COOKIE]}` };
    const { body } = await fetch(`${origin}/preview/content/events`, { headers });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('retry')) heard += (await reader?.read())?.value ?? '';
    while (listened.length === 0) await new Promise((resolve) => setImmediate(resolve));
    listened[0]?.write('mutation');
    while (!heard.includes('event: change')) heard += (await reader?.read())?.value ?? '';
    expect(heard).not.toContain('drafts.page');
    expect(listened).toHaveLength(1);
    await app.close();
  });
});

describe('marks on blocks', () => {
  const answer = { _id: 'page', pageBuilder: [{ _key: 'k1', _type: 'quote', text: 'Mooi' }] };
  const sources = {
    documents: [{ _id: 'drafts.page', _type: 'page' }],
    paths: ["$['pageBuilder'][?(@._key=='k1')]['_key']"],
    mappings: {
      "$['pageBuilder'][0]['_key']": {
        type: 'value',
        source: { type: 'documentValue', document: 0, path: 0 },
      },
    },
  };
  const marksOf = (marks: EditMarks) => marks.of({ _type: 'quote', _key: 'k1' });

  test('lead to the block’s place in the Studio', () => {
    const marks = createEditMarks('http://studio.test');
    marks.note(answer, sources);
    const { href = '', data } = marksOf(marks) ?? {};
    expect(href).toMatch(
      /^http:\/\/studio\.test\/intent\/edit\/mode=presentation;id=page;type=page;path=pageBuilder/,
    );
    expect(data).toBe('id=page;type=page;path=pageBuilder:k1;base=http%3A%2F%2Fstudio.test');
    expect(marks.of({ _type: 'faq', _key: 'k1' })).toBeUndefined();
  });

  test('are absent without a Studio and for computed content', () => {
    const without = createEditMarks('');
    without.note(answer, sources);
    const computed = createEditMarks('http://studio.test');
    computed.note(answer, { ...sources, mappings: {} });
    expect([marksOf(without), marksOf(computed)]).toEqual([undefined, undefined]);
  });
});
