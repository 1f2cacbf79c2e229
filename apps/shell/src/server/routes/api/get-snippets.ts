import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { frameFor } from '../../request/preview/content/frame-for';
import type { ViewFor } from '../../request/preview/request-view';
import type { ShellDataSource } from '../../vendors/shell-data';
import { textsOf } from '../../vendors/texts/texts-of';

/**
 * GET /api/getSnippets: all snippets as a list of key and value. Includes those of the remotes shown to this browser.
 * Requested with every document, because a release may bring new texts. Its ETag avoids resending unchanged ones.
 */
export function getSnippets(
  app: FastifyInstance,
  shellData: Pick<ShellDataSource, 'read' | 'canBeShown'>,
  viewFor: ViewFor,
): void {
  const lists = new WeakMap<object, { json: string; tag: string }>();

  app.get('/api/getSnippets', async (request, reply) => {
    const { snapshot, badge, drafts } = await viewFor(request);
    const texts = textsOf(await frameFor(shellData, drafts, request.log), snapshot);
    let list = lists.get(texts);
    if (!list) {
      const json = JSON.stringify(Array.from(texts, ([key, value]) => ({ key, value })));
      list = { json, tag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
      lists.set(texts, list);
    }
    reply.headers({ 'cache-control': badge ? 'private, no-store' : 'public, no-cache', etag: list.tag });
    if (request.headers['if-none-match'] === list.tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(list.json);
  });
}
