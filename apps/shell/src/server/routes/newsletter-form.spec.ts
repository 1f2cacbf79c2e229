import { fromPartial } from '@total-typescript/shoehorn';
import type { Clients, NewsletterAnswer } from '@weefsel/api-clients';
import fastify from 'fastify';
import { newsletterForm } from './newsletter-form';
import { sameSiteWrites } from '../http/security/writes';

async function server(answer: () => Promise<NewsletterAnswer>) {
  const subscribe = jest.fn((_email: string, _origin: string) => answer());
  const app = fastify();
  sameSiteWrites(app);
  await newsletterForm(
    app,
    fromPartial<Clients>({ commerce: { newsletter: { subscribe } } }),
    'https://shop.test:8443',
  );
  const post = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const { statusCode, headers: said } = await app.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: new URLSearchParams(form).toString(),
      headers: {
        // Host as set by a proxy.
        host: '10.0.0.7:4200',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
    return [statusCode, said.location];
  };
  return { post, subscribe };
}

const took = async () => ({ success: true, message: 'success' });
const email = 'emma@mail.example';

describe('the newsletter form of a browser without JavaScript', () => {
  test('subscribes the address and redirects to its page with the outcome [FTR-06]', async () => {
    const { post, subscribe } = await server(took);
    const from = '/nl/dames/?tn_p=2&newsletter=failed';
    expect(await post({ email: ` ${email} `, from })).toEqual([
      303,
      '/nl/dames/?tn_p=2&newsletter=succes#newsletter',
    ]);
    expect(subscribe.mock.calls).toEqual([[email, 'https://shop.test:8443']]);
  });

  test.each([
    ['refuses', async () => ({ success: false, message: 'failed' })],
    ['cannot be reached', () => Promise.reject(new Error('backend away'))],
  ])('reports failure when the shop %s [FTR-06]', async (_, answer) => {
    const { post } = await server(answer);
    expect(await post({ email, from: '/nl/' })).toEqual([303, '/nl/?newsletter=failed#newsletter']);
  });

  test('sends nothing when it is empty, and reports no outcome when commerce reports none [FTR-06]', async () => {
    const { post, subscribe } = await server(async () => ({ success: true, message: '' }));
    expect(await post({ email: ' ', from: '/nl/' })).toEqual([303, '/nl/#newsletter']);
    expect(subscribe).not.toHaveBeenCalled();
    expect(await post({ email, from: '/nl/' })).toEqual([303, '/nl/#newsletter']);
  });

  test.each(['emma', 'emma@mail', 'em ma@mail.example'])(
    'asks no vendor about the invalid address %s and reports failure [FTR-06]',
    async (typed) => {
      const { post, subscribe } = await server(took);
      expect(await post({ email: typed, from: '/nl/' })).toEqual([303, '/nl/?newsletter=failed#newsletter']);
      expect(subscribe).not.toHaveBeenCalled();
    },
  );

  test.each(['//evil.example/', '/\\evil.example', 'https://evil.example//evil.example', 'http://['])(
    'never leads to another site: %s',
    async (from) => {
      const { post } = await server(took);
      expect((await post({ email, from }))[1]).toMatch(/^\/(?![/\\])/);
    },
  );

  test('rejects submissions from other sites with 403', async () => {
    const { post, subscribe } = await server(took);
    const [status] = await post({ email, from: '/nl/' }, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
    expect(subscribe).not.toHaveBeenCalled();
  });
});
