import { answeringServer, json } from '../testing/answering-server';
import { browserSession } from './browser-session';
import { createCommerceClient } from './create-commerce-client';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const fresh = { cookie: '', location: { protocol: 'http:' } };

/** The shop's own server: its first response sets the session cookie. */
async function shopServer(page: typeof fresh) {
  let begun = 0;
  const server = await answeringServer((_, response) => {
    if (!page.cookie) {
      page.cookie = 'weefsel-session=1';
      begun += 1;
    }
    json(response, { lineItems: [] });
  });
  closers.push(server.close);
  const tab = (locks?: Pick<LockManager, 'request'>) =>
    createCommerceClient({ endpoint: server.origin, session: browserSession(page, locks) });
  return { seen: server.seen, tab, begun: () => begun };
}

describe('the session of a browser', () => {
  test('is recognised by its readable marker cookie, or without https by the earlier shop’s token cookie [SES-04]', () => {
    const exists = (cookie: string, protocol = 'http:') =>
      browserSession({ cookie, location: { protocol } }).exists();
    expect(exists('other=1; weefsel-session=1')).toBe(true);
    expect(exists('sw-context-token=abc')).toBe(true);
    expect(exists('x-weefsel-session=1; xsw-context-token=1')).toBe(false);
    expect(exists('')).toBe(false);
    // Without https there are no locks, so parallel first requests would not wait.
    expect(exists('sw-context-token=abc', 'https:')).toBe(false);
    expect(exists('weefsel-session=1', 'https:')).toBe(true);
  });

  test('is begun by one request, after which the others go together; neither key nor token is sent [SES-04]', async () => {
    const page = { ...fresh };
    const { seen, tab, begun } = await shopServer(page);
    const client = tab();
    expect(client.hasSession()).toBe(false);
    await Promise.all([client.context.read(), client.cart.read(), client.cart.read()]);
    expect([begun(), seen.length, client.hasSession()]).toEqual([1, 3, true]);
    const sent = seen.flatMap(({ headers }) => Object.keys(headers));
    expect(sent).not.toContain('sw-access-key');
    expect(sent).not.toContain('sw-context-token');
  });

  test('is begun once by two tabs that start together, where the browser has locks [SES-04]', async () => {
    const page = { ...fresh };
    let before: Promise<unknown> = Promise.resolve();
    const waited: string[] = [];
    const request = async (name: string, work: () => Promise<unknown>) => {
      waited.push(name);
      const mine = before.then(work);
      before = mine.catch(() => undefined);
      return mine;
    };
    const { tab, begun } = await shopServer(page);
    const locks = { request } as Pick<LockManager, 'request'>;
    const [one, other] = [tab(locks), tab(locks)];
    await Promise.all([one.cart.read(), other.cart.read(), one.context.read(), other.context.read()]);
    expect(begun()).toBe(1);
    expect(new Set(waited)).toEqual(new Set(['weefsel-first-request']));
  });
});
