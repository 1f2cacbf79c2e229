import formBody from '@fastify/formbody';
import { pathInShop, paths } from '@weefsel/contracts';
import { readPass, type TrustedKeys } from '@weefsel/federation/composition';
import type { FastifyInstance } from 'fastify';
import { previewOver } from '../../http/error-page';
import { PREVIEW_STOP } from './preview-badge';
import { PREVIEW_COOKIE } from './request-view';

const COOKIE = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/**
 * `/_preview?pass=…&to=/nl/dames/` shows this browser a preview; `/_preview/stop` ends it.
 * @param secure browsers reach the shop over https
 */
export async function previewRoutes(app: FastifyInstance, keys: TrustedKeys, secure: boolean): Promise<void> {
  app.get<{ Querystring: Record<string, unknown> }>('/_preview', async ({ query }, reply) => {
    const { pass: token, to } = query;
    const pass = typeof token === 'string' ? await readPass(token, keys) : undefined;
    if (!pass || typeof token !== 'string') return reply.code(403).send(previewOver(reply));
    const start = typeof to === 'string' && pathInShop(to) !== undefined ? to : paths.home.to();
    return reply
      .header('cache-control', 'no-store')
      .setCookie(PREVIEW_COOKIE, token, {
        ...COOKIE,
        secure,
        expires: new Date(pass.until),
      })
      .redirect(start);
  });

  await app.register(async (stop) => {
    await stop.register(formBody, { bodyLimit: 1024 });
    stop.post(PREVIEW_STOP, (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .clearCookie(PREVIEW_COOKIE, COOKIE)
        .redirect(paths.home.to(), 303),
    );
  });
}
