import cookie from '@fastify/cookie';
import { fromPartial } from '@total-typescript/shoehorn';
import type { Clients } from '@weefsel/api-clients';
import type { Snapshot } from '@weefsel/federation/server';
import { FORM_FIELD, type ActionRequest, type StoreInfo } from '@weefsel/contracts';
import { builtInPromises, promiseWords } from '@weefsel/contracts/promises';
import fastify from 'fastify';
import * as v from 'valibot';
import { getSnippets } from '../../../routes/api/get-snippets';
import type { FrameState, PageState } from '../../../../boot-state';
import { DraftTerms } from '../../../vendors/promises/draft-terms';
import { PromiseSource } from '../../../vendors/promises/promise-source';
import type { ShellData } from '../../../vendors/shell-data';
import { shop } from '../../../routes/shop.fixture';
import type { DraftsContent } from './drafts-content';
import { DraftsPasses, DRAFTS_COOKIE } from './drafts-passes';
import { withDrafts } from './drafts-shown';
import { frameFor } from './frame-for';

const SKIP = 'headless.page.skip';
const passes = new DraftsPasses('token-of-the-shop');
const cookies = { [DRAFTS_COOKIE]: passes.write({ until: Date.now() + 60_000, perspective: 'drafts' }) };
const QUESTION = { name: 'title', groq: '1', shape: v.unknown() };
const log = { error: jest.fn() };

const info = fromPartial<StoreInfo>({
  phone: '+31300000001',
  whatsapp: '+31600000000',
  email: 'winkel@weefsel.test',
});
const PHONE = { published: 'tel:+31300000001', draft: 'tel:+31300000002' };

let snippets: jest.Mock<Promise<{ key: string; value: string }[]>, []>;
const content = () =>
  fromPartial<DraftsContent>({
    snippets,
    query: async () => 'Concept',
    redirectFrom: async () => null,
    storeInfo: async () => ({ ...info, phone: '+31300000002' }),
    promises: async () => ({ returnDays: 77, freeShippingFrom: 123, cutOffHour: 'laat' }),
    terms: new DraftTerms(new PromiseSource()),
  });
const drafts = { passes, content, studioUrl: '' };

beforeEach(() => {
  snippets = jest.fn(async () => [{ key: SKIP, value: 'Ga door (concept)' }]);
  log.error.mockClear();
});

const actions = {
  home: async (_request: ActionRequest, { content: asked }: Clients) => ({
    kind: 'done' as const,
    to: `/nl/?said=${String(await asked.query(QUESTION))}`,
  }),
};
const open = () =>
  shop(
    {
      'mf-content/home': async ({ text }) => ({
        kind: 'page',
        data: { title: text(SKIP) },
        head: { title: 'Home' },
        context: 'general',
      }),
    },
    { drafts, actions: { 'mf-content/home': actions }, frame: { about: { info } } },
  );

test('shows draft texts in the page and its frame with the cookie only', async () => {
  const app = await open();
  for (let round = 0; round < 2; round += 1) {
    const [own, shopper] = await Promise.all([app.inject({ url: '/nl/', cookies }), app.inject('/nl/')]);
    expect(own.body).toContain('<h1>Ga door (concept)</h1>');
    expect(own.body.match(/<a[^>]*>Ga door \(concept\)<\/a>/)).not.toBeNull();
    expect(shopper.body).toContain('<h1>Direct naar de inhoud</h1>');
    expect(shopper.body).not.toContain('concept');
  }
  expect(snippets).toHaveBeenCalledTimes(2);
});

test('shows draft shop data with the cookie only, in the page and in its state', async () => {
  const app = await open();
  const [own, shopper] = await Promise.all([app.inject({ url: '/nl/', cookies }), app.inject('/nl/')]);
  expect(own.body).toContain(PHONE.draft);
  expect(own.body).not.toContain(PHONE.published);
  const [, state = 'null'] =
    /<script type="application\/json" id="weefsel-state">(.*?)<\/script>/.exec(own.body) ?? [];
  const { about } = (JSON.parse(state) as PageState).stores;
  expect(about).toMatchObject({ info: { phone: '+31300000002' }, freeShippingFrom: 123 });
  expect(shopper.body).toContain(PHONE.published);
  expect(shopper.body).not.toContain(PHONE.draft);
  const [frame = ''] = /\/_state\/[\w-]+\.json/.exec(own.body) ?? [];
  expect((await app.inject(frame)).json<FrameState>().stores.about.info).toEqual(info);
});

test('fills texts with drafts of the terms, and uses built-in values for invalid drafts', async () => {
  const asked = content();
  const own = await frameFor(source, asked, log);
  expect(own.promises).toEqual({ ...builtInPromises, returnDays: 77, freeShippingFrom: 123 });
  expect(own.words).toEqual(promiseWords(own.promises ?? builtInPromises));
  expect(asked.terms.fill('Binnen {promise.returnDays}')).toMatch(/^Binnen 77\sdagen$/);
  expect(own.published).toBe(published);
});

test('shows no drafts when the frame cannot be rendered with them', async () => {
  expect(await frameFor({ ...source, canBeShown: async () => false }, content(), log)).toBe(published);
});

test('no state with an address contains a draft', async () => {
  const app = await open();
  const { body } = await app.inject({ url: '/nl/', cookies });
  const addresses = [...new Set(body.match(/\/_state\/[\w./-]+/g))];
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect((await app.inject(address)).body).not.toMatch(/concept|0000002/);
});

test('an action queries drafts with the cookie, and published content otherwise', async () => {
  const app = await open();
  const send = (sent: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/nl/',
      cookies: sent,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ [FORM_FIELD]: 'home' }).toString(),
    });
  expect((await send(cookies)).headers.location).toBe('/nl/?said=Concept');
  expect((await send({})).headers.location).toBe('/nl/?said=1');
  const over = { [DRAFTS_COOKIE]: passes.write({ until: Date.now() - 1, perspective: 'drafts' }) };
  expect((await send(over)).headers.location).toBe('/nl/?said=1');
});

const published = fromPartial<ShellData>({
  texts: new Map([[SKIP, 'Direct']]),
  edited: new Map(),
  words: {},
});
const source = { read: async () => published, canBeShown: async () => true };

test('the list of texts has drafts for the editor only, and no cache keeps it', async () => {
  const app = fastify();
  await app.register(cookie);
  const snapshot = fromPartial<Snapshot>({ remotes: new Map() });
  getSnippets(
    app,
    source,
    withDrafts(async () => ({ snapshot }), drafts),
  );
  const own = await app.inject({ url: '/api/getSnippets', cookies });
  const shopper = await app.inject('/api/getSnippets');
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(own.json()).toContainEqual({ key: SKIP, value: 'Ga door (concept)' });
  expect(own.json()).toContainEqual({ key: 'headless.form.email', value: 'E-mailadres' });
  expect(shopper.json()).toContainEqual({ key: SKIP, value: 'Direct' });
  await app.close();
});

test('uses the published texts and logs an error when the drafts fail or time out', async () => {
  jest.useFakeTimers();
  snippets.mockReturnValueOnce(new Promise(() => undefined));
  const late = frameFor(source, content(), log);
  await jest.advanceTimersByTimeAsync(1500);
  expect(await late).toBe(published);
  jest.useRealTimers();
  snippets.mockRejectedValueOnce(new Error('away'));
  expect(await frameFor(source, content(), log)).toBe(published);
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(await frameFor(source, undefined, log)).toBe(published);
});
