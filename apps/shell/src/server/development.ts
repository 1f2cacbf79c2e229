import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const EVENTS = '/__dev/events';

/** First script of a development page. Connects React Refresh to the renderer, and reloads after a server restart. */
export const DEVELOPMENT_SCRIPT = `
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ||= { renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };
{ let server; new EventSource('${EVENTS}').onmessage = ({ data }) => { if (server && server !== data) location.reload(); server = data; }; }
`;

/** Sends development pages an id of this server start, so that they notice a restart. */
export function developmentRoutes(app: FastifyInstance): void {
  const start = randomUUID();
  const pages = new Set<ServerResponse>();
  app.addHook('preClose', (done) => {
    pages.forEach((page) => page.end());
    done();
  });
  app.get(EVENTS, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: 300\ndata: ${start}\n\n`);
    pages.add(reply.raw);
    request.raw.once('close', () => pages.delete(reply.raw));
  });
}
