/** @jest-environment node */
import { answeringServer, json, type Answering } from '../testing/answering-server';
import { cookieTokenStorage, noTokenStorage, type TokenStorage } from './token-storage';
import { createCommerceClient } from './create-commerce-client';

/** A browser's cookie jar as far as one cookie goes: keeps name and value, remembers what was written. */
function cookieJar(cookie = '') {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
      cookie = text.split(';')[0] ?? '';
    },
  };
}

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function shopWith(tokens: TokenStorage, answer: Answering) {
  const server = await answeringServer(answer);
  closers.push(server.close);
  return {
    seen: server.seen,
    client: createCommerceClient({ endpoint: server.origin, accessToken: 'SWSCKEY', tokens }),
  };
}

describe('the context token', () => {
  test('lives in a cookie for 365 days, path /, SameSite lax, Secure only for https [SES-04]', () => {
    const plain = cookieJar();
    cookieTokenStorage('http://shop.test/store-api', plain).write('abc');
    expect(plain.written).toEqual(['sw-context-token=abc; Max-Age=31536000; Path=/; SameSite=Lax']);

    const secure = cookieJar();
    cookieTokenStorage('https://shop.test/store-api', secure).write('abc');
    expect(secure.written).toEqual(['sw-context-token=abc; Max-Age=31536000; Path=/; SameSite=Lax; Secure']);
  });

  test('is found among other cookies, and is empty without one [SES-04]', () => {
    const read = (cookie: string) => cookieTokenStorage('https://shop.test', { cookie }).read();
    expect(read('other=1; sw-context-token=a%20b; x-sw-context-token=no')).toBe('a b');
    expect(read('other=1; x-sw-context-token=no')).toBe('');
    expect(read('')).toBe('');
  });

  test('of an answer replaces the one that was sent, also when the request is refused [SES-04]', async () => {
    const jar = cookieJar('sw-context-token=first');
    const tokens = cookieTokenStorage('http://shop.test', jar);
    const { client, seen } = await shopWith(tokens, (_, response) =>
      json(response, { errors: [] }, 403, { 'sw-context-token': 'second' }),
    );
    await expect(client.account.logout()).rejects.toMatchObject({ name: 'CommerceError', status: 403 });
    expect(seen[0]?.headers['sw-context-token']).toBe('first');
    expect(tokens.read()).toBe('second');

    await expect(client.account.logout()).rejects.toMatchObject({ status: 403 });
    expect(seen[1]?.headers['sw-context-token']).toBe('second');
    expect(jar.written).toHaveLength(1);
  });

  test("of a publicly cached answer is another guest's and is not taken [SES-04]", async () => {
    const jar = cookieJar('sw-context-token=mine');
    const { client } = await shopWith(cookieTokenStorage('http://shop.test', jar), (_, response) =>
      json(response, {}, 200, { 'sw-context-token': 'foreign', 'cache-control': 'max-age=60, public' }),
    );
    await client.context.read();
    expect(jar.written).toEqual([]);
  });

  test('is empty in server rendering, and none is kept from request to request [SES-05]', async () => {
    const { client, seen } = await shopWith(noTokenStorage, (_, response) =>
      json(response, [], 200, { 'sw-context-token': 'minted' }),
    );
    await client.navigation.read();
    await client.navigation.read();
    expect(seen.map(({ headers }) => headers['sw-context-token'])).toEqual([undefined, undefined]);
    expect(client.hasSession()).toBe(false);
  });

  test('is the same for requests that start together on a first visit [SES-04]', async () => {
    let minted = 0;
    const tokens = cookieTokenStorage('http://shop.test', cookieJar());
    const { client, seen } = await shopWith(tokens, ({ headers }, response) => {
      const token = String(headers['sw-context-token'] ?? `token-${(minted += 1)}`);
      json(response, { lineItems: [] }, 200, { 'sw-context-token': token });
    });
    await Promise.all([client.context.read(), client.cart.read(), client.cart.read()]);
    expect(minted).toBe(1);
    expect(seen.map(({ headers }) => headers['sw-context-token'])).toEqual([undefined, 'token-1', 'token-1']);
  });

  test('is the same for two tabs that start together on a first visit [SES-04]', async () => {
    let minted = 0;
    const jar = cookieJar();
    const tab = async () => {
      const { client } = await shopWith(
        cookieTokenStorage('http://shop.test', jar),
        ({ headers }, response) => {
          const token = String(headers['sw-context-token'] ?? `token-${(minted += 1)}`);
          json(response, { lineItems: [] }, 200, { 'sw-context-token': token });
        },
      );
      return client;
    };
    const [one, other] = [await tab(), await tab()];
    await Promise.all([one.cart.read(), other.cart.read(), one.context.read(), other.context.read()]);
    expect([minted, jar.written.length]).toEqual([1, 1]);
  });

  test('of a late answer does not undo what another tab did meanwhile, such as a login [SES-04]', async () => {
    const jar = cookieJar('sw-context-token=guest');
    const { client } = await shopWith(cookieTokenStorage('http://shop.test', jar), (_, response) => {
      jar.cookie = 'sw-context-token=customer';
      json(response, { lineItems: [] }, 200, { 'sw-context-token': 'another-guest' });
    });
    await client.cart.read();
    expect(jar.cookie).toBe('sw-context-token=customer');
  });

  test('that a login brings is taken whatever happened meanwhile [SES-04]', async () => {
    const jar = cookieJar('sw-context-token=expired');
    const { client } = await shopWith(cookieTokenStorage('http://shop.test', jar), (_, response) => {
      jar.cookie = 'sw-context-token=new-guest';
      json(response, {}, 200, { 'sw-context-token': 'customer' });
    });
    await client.account.login({ username: 'emma@weefsel.example', password: 'secret' });
    expect(jar.cookie).toBe('sw-context-token=customer');
  });

  test('may still come with a later request when the very first one fails', async () => {
    const tokens = cookieTokenStorage('http://shop.test', cookieJar());
    const { client } = await shopWith(tokens, ({ path }, response) => {
      if (path === '/context') response.destroy();
      else json(response, { lineItems: [] }, 200, { 'sw-context-token': 'from-the-cart' });
    });
    const [context, cart] = await Promise.allSettled([client.context.read(), client.cart.read()]);
    expect(context.status).toBe('rejected');
    expect(cart.status).toBe('fulfilled');
    expect(tokens.read()).toBe('from-the-cart');
  });
});
