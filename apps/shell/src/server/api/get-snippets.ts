import type { FastifyInstance } from 'fastify';
import type { ShellDataSource } from '../shell-data';
import type { AnswerCache } from './answer-cache';

/** GET /api/getSnippets: every text on screen, as a list of key and value. */
export function getSnippets(app: FastifyInstance, shellData: ShellDataSource, kept: AnswerCache): void {
  app.get('/api/getSnippets', async (_request, reply) => {
    const snippets = await kept('snippets', async () =>
      Array.from((await shellData.read()).texts, ([key, value]) => ({ key, value })),
    );
    reply.header('cache-control', 'public, max-age=60');
    return snippets;
  });
}
