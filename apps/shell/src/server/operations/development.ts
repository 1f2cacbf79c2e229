import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyInstance } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

const EVENTS = '/__dev/events';

/** First script of a development page. Connects React Refresh to the renderer, and reloads after a server restart. */
export const DEVELOPMENT_SCRIPT = `
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ||= { renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };
{ let server; new EventSource('${EVENTS}').onmessage = ({ data }) => { if (server && server !== data) location.reload(); server = data; }; }
`;

/** Interval of the look at texts and at the shell's output, in ms. */
const LOOK_MS = 300;

/** Logs once that the shell's output was deleted, until it is there again. */
function outputWatch(app: FastifyInstance, buildDir: string): () => void {
  let isThere = true;
  return () => {
    const was = isThere;
    isThere = existsSync(join(buildDir, 'browser/assets.json'));
    if (was && !isThere)
      app.log.error(
        { buildDir },
        'The development build of the shell was deleted; its pages come without scripts. Start nx serve again.',
      );
  };
}

/**
 * Sends development pages an id of this server start and of the remotes' texts, so that they notice a change.
 * Hot replacement brings no texts: they are the server's.
 */
export function developmentRoutes(
  app: FastifyInstance,
  served: { current: () => Pick<Snapshot, 'remotes'> },
  buildDir: string,
): void {
  const start = randomUUID();
  const state = (): string => {
    const texts = [...served.current().remotes.values()].flatMap(({ texts }) => [
      ...texts.own,
      ...texts.libs,
    ]);
    return `${start} ${createHash('sha256').update(JSON.stringify(texts)).digest('hex')}`;
  };
  const pages = new Set<ServerResponse>();
  const lookAtOutput = outputWatch(app, buildDir);
  let told = '';
  const tell = setInterval(() => {
    lookAtOutput();
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
