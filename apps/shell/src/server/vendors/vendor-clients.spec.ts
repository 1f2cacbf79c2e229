import { NetworkError, type Transport } from '@weefsel/api-clients';
import { readEnvironment } from '../settings/environment';
import { createVendorClients } from './vendor-clients';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** All vendors; addresses with a part in `dead` are unreachable. */
function vendorsWithout(dead: string[], env: Record<string, string> = {}, result = 'null') {
  const asked: string[] = [];
  const transport: Transport = async (request) => {
    asked.push(request.url);
    if (dead.some((part) => request.url.includes(part))) throw new NetworkError(request);
    return {
      status: 200,
      statusText: '',
      headers: {},
      text: `{"result":${result},"elements":[],"items":[]}`,
    };
  };
  const log = { warn: jest.fn(), info: jest.fn() };
  return { ...createVendorClients(readEnvironment(env), log, transport), asked, dead };
}

test('pauses each failing vendor separately and probes it until it is back', async () => {
  const paths = ['/store-api', '/content/', '/tweakwise/', '/feeds/', '/reviews'];
  const vendors = vendorsWithout([...paths]);
  const { clients, reviews, asked, dead } = vendors;
  const { commerce, content, search, social } = clients;
  const calls: [string, () => Promise<unknown>][] = [
    ['commerce', () => commerce.seoUrl.byPath('nl/dames/')],
    ['search', () => search.navigation({})],
    ['content', () => content.siteConfig()],
    ['social', () => social.feed(3)],
    ['reviews', () => reviews.score()],
  ];
  const away: string[] = [];
  for (const [name, call] of calls) {
    for (let count = 0; count < 2; count += 1) {
      const failed = expect(call()).rejects.toThrow('Network Error');
      await jest.advanceTimersByTimeAsync(500);
      await failed;
    }
    away.push(name);
    expect(vendors.away()).toEqual(away);
  }
  dead.length = 0;
  asked.length = 0;
  await jest.advanceTimersByTimeAsync(700);
  expect(paths.map((path) => asked.filter((url) => url.includes(path)).length)).toEqual([1, 1, 1, 1, 1]);
  expect(vendors.away()).toEqual([]);
  vendors.stop();
});

test('asks no vendor any more once it is stopped', async () => {
  const { clients, asked, stop } = vendorsWithout(['/store-api']);
  const failed = expect(Promise.all([1, 2].map(() => clients.commerce.seoUrl.byPath('a')))).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(100);
  await failed;
  stop();
  const before = asked.length;
  await jest.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(before);
});

test('fills the texts of an editor with draft promises, and those of shoppers without them', async () => {
  const text = '[{"key":"x","value":"Binnen {promise.returnDays}"}]';
  const { clients, draftsContent } = vendorsWithout([], { CONTENT_READ_TOKEN: 'token-of-the-shop' }, text);
  const marks = { note: () => undefined, of: () => undefined };
  const [one, other] = [draftsContent?.(marks, 'drafts'), draftsContent?.(marks, 'drafts')];
  one?.terms.take({ returnDays: 77 });
  const valueOf = async (content = clients.content) => (await content.snippets())[0]?.value;
  expect(await valueOf(one)).toMatch(/^Binnen 77\sdagen$/);
  expect(await valueOf(other)).toBe(await valueOf());
  expect(await valueOf()).not.toContain('77');
});
