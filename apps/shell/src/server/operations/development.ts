import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyInstance } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

const EVENTS = '/__dev/events';

/**
 * First script of a development page. Connects React Refresh to the renderer. Reloads after a server restart, and a page
 * that failed on the server after each build. Shows the errors of the shell's build.
 */
export const DEVELOPMENT_SCRIPT = `
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ||= { renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };
{ let first, box;
  const hasFailed = performance.getEntriesByType('navigation')[0]?.responseStatus >= 500;
  new EventSource('${EVENTS}').onmessage = ({ data }) => {
    const now = JSON.parse(data);
    first ??= now;
    if (first.page !== now.page || (hasFailed && first.code !== now.code)) location.reload();
    if (!box && now.errors) {
      box = document.body.appendChild(document.createElement('pre'));
      box.style.cssText = 'position:fixed;inset:0;z-index:9999;margin:0;padding:2rem;overflow:auto;background:#1c1a17;color:#fff;white-space:pre-wrap';
      box.setAttribute('role', 'alert');
    }
    if (box) { box.textContent = now.errors; box.hidden = !now.errors; }
  };
}
`;

/** File beside the shell's development build: the errors of the newest one, which is not served. */
export const BUILD_ERRORS = 'errors.txt';

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

/** Errors of the shell's newest build; empty without any. */
const errorsIn = (buildDir: string): string => {
  const file = join(buildDir, BUILD_ERRORS);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/**
 * Sends development pages an id of this server start and of the remotes' texts, so that they notice a change.
 * Hot replacement brings no texts: they are the server's. `code` is an id of the remotes' builds.
 */
export function developmentRoutes(
  app: FastifyInstance,
  served: { current: () => Pick<Snapshot, 'remotes'> },
  buildDir: string,
): void {
  const start = randomUUID();
  const state = (): string => {
    const remotes = [...served.current().remotes.values()];
    const texts = remotes.flatMap(({ texts }) => [...texts.own, ...texts.libs]);
    return JSON.stringify({
      page: `${start} ${createHash('sha256').update(JSON.stringify(texts)).digest('hex')}`,
      code: remotes.map(({ build }) => build).join(),
      errors: errorsIn(buildDir),
    });
  };
  const pages = new Set<ServerResponse>();
  const lookAtOutput = outputWatch(app, buildDir);
  let told = '';
  const tell = setInterval(() => {
    lookAtOutput();
    const now = state();
    if (now === told) return;
    told = now;
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
