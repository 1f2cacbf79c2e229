import { answeringServer, json, type Answering } from '../testing/answering-server';
import { noTokenStorage, type TokenStorage } from './token-storage';
import { createCommerceClient } from './create-commerce-client';

/** Holds one token and records every write. */
function tokenJar(token = '') {
  const written: string[] = [];
  return {
    written,
    read: () => token,
    write: (next: string) => {
      written.push(next);
      token = next;
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
  test('of an answer replaces the one that was sent, also when the request is refused [SES-04]', async () => {
    const tokens = tokenJar('first');
    const { client, seen } = await shopWith(tokens, (_, response) =>
      json(response, { errors: [] }, 403, { 'sw-context-token': 'second' }),
    );
    await expect(client.account.logout()).rejects.toMatchObject({ name: 'CommerceError', status: 403 });
    expect(seen[0]?.headers['sw-context-token']).toBe('first');
    expect(tokens.read()).toBe('second');

    await expect(client.account.logout()).rejects.toMatchObject({ status: 403 });
    expect(seen[1]?.headers['sw-context-token']).toBe('second');
    expect(tokens.written).toEqual(['second']);
  });

  test("of a publicly cached answer is another guest's and is not taken [SES-04]", async () => {
    const jar = tokenJar('mine');
    const { client } = await shopWith(jar, (_, response) =>
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
    const tokens = tokenJar();
    const { client, seen } = await shopWith(tokens, ({ headers }, response) => {
      const token = String(headers['sw-context-token'] ?? `token-${(minted += 1)}`);
      json(response, { lineItems: [] }, 200, { 'sw-context-token': token });
    });
    await Promise.all([client.context.read(), client.cart.read(), client.cart.read()]);
    expect(minted).toBe(1);
    expect(seen.map(({ headers }) => headers['sw-context-token'])).toEqual([undefined, 'token-1', 'token-1']);
  });

  test('of a late answer does not overwrite the one that another tab stored during the request [SES-04]', async () => {
    const jar = tokenJar('guest');
    const { client } = await shopWith(jar, (_, response) => {
      jar.write('customer');
      json(response, { lineItems: [] }, 200, { 'sw-context-token': 'another-guest' });
    });
    await client.cart.read();
    expect(jar.read()).toBe('customer');
  });

  test('of a login answer is stored even when another tab stored one during the request [SES-04]', async () => {
    const jar = tokenJar('expired');
    const { client } = await shopWith(jar, (_, response) => {
      jar.write('new-guest');
      json(response, {}, 200, { 'sw-context-token': 'customer' });
    });
    await client.account.login({ username: 'emma@weefsel.example', password: 'secret' });
    expect(jar.read()).toBe('customer');
  });

  test('may still come with a later request when the very first one fails', async () => {
    const tokens = tokenJar();
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
