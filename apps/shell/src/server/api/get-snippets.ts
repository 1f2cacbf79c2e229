import type { FastifyInstance } from 'fastify';
import type { ShellDataSource } from '../shell-data';

/** GET /api/getSnippets: every text on screen, as a list of key and value. */
export function getSnippets(app: FastifyInstance, shellData: ShellDataSource): void {
  app.get('/api/getSnippets', async (_request, reply) => {
    const { texts } = await shellData.read();
    reply.header('cache-control', 'public, max-age=60');
    return Array.from(texts, ([key, value]) => ({ key, value }));
  });
}
