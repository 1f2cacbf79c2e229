import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyInstance } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const EVENTS = '/__dev/events';

/** First script of a development page. Connects React Refresh to the renderer, and reloads after a server restart. */
export const DEVELOPMENT_SCRIPT = `
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ||= { renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };
{ let server; new EventSource('${EVENTS}').onmessage = ({ data }) => { if (server && server !== data) location.reload(); server = data; }; }
`;

/** Interval of the look at texts, in ms. */
const LOOK_MS = 300;

/**
 * Sends development pages an id of this server start and of the remotes' texts, so that they notice a change.
 * Hot replacement brings no texts: they are the server's.
 */
export function developmentRoutes(app: FastifyInstance, current: () => Pick<Snapshot, 'remotes'>): void {
  const start = randomUUID();
  const state = (): string => {
    const texts = [...current().remotes.values()].flatMap(({ texts }) => [...texts.own, ...texts.libs]);
    return `${start} ${createHash('sha256').update(JSON.stringify(texts)).digest('hex')}`;
  };
  const pages = new Set<ServerResponse>();
  let told = '';
  const tell = setInterval(() => {
    if (state() === told) return;
    told = state();
    pages.forEach((page) => page.write(`data: ${told}\n\n`));
  }, LOOK_MS).unref();
  app.addHook('preClose', (done) => {
    clearInterval(tell);
    pages.forEach((page) => page.end());
    done();
  });
  app.get(EVENTS, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: 300\ndata: ${state()}\n\n`);
    pages.add(reply.raw);
    request.raw.once('close', () => pages.delete(reply.raw));
  });
}
