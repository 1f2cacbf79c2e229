import { pathInShop, paths } from '@weefsel/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { ServerConfig } from '../../../settings/environment';
import { lastResort, previewOver } from '../../../http/error-page';
import { ContentChanges } from './content-changes';
import { DRAFTS_STOP } from './drafts-badge';
import { DRAFTS_COOKIE, DRAFTS_MS } from './drafts-passes';
import { DRAFTS_EVENTS } from './drafts-script';
import { draftsUntil, type DraftsOptions } from './drafts-shown';

const ENABLE = '/preview/content/enable';

/** Most attempts per address and minute to begin a preview: each calls the content service. */
const MOST_A_MINUTE = 20;
/** Most concurrent listeners, and the heartbeat interval in ms. */
const MOST_LISTENERS = 200;
const BEAT_MS = 20_000;

/** Over https the Studio, which is another site, may embed the preview. */
const cookieOf = (isSecure: boolean) =>
  ({
    path: '/',
    httpOnly: true,
    ...(isSecure
      ? { secure: true, sameSite: 'none' as const, partitioned: true }
      : { sameSite: 'lax' as const }),
  }) as const;

/** Start of a preview: a path of this shop, without the Studio's own parameters. */
function startOf(asked: unknown): string {
  if (typeof asked !== 'string' || pathInShop(asked) === undefined) return paths.home.to();
  const url = new URL(asked, 'https://shop.invalid');
  [...url.searchParams.keys()]
    .filter((name) => name.startsWith('sanity-preview-'))
    .forEach((name) => url.searchParams.delete(name));
  return url.pathname + url.search + url.hash;
}

interface Streams {
  /** Sends the events of one preview, until it ends. */
  open: (reply: FastifyReply, until: number) => void;
  isFull: () => boolean;
}

function openStreams(app: FastifyInstance, changes: ContentChanges, now: () => number): Streams {
  const streams = new Set<ServerResponse>();
  // Runs before the server waits for its connections: these would never end by themselves.
  app.addHook('preClose', (done) => {
    streams.forEach((stream) => stream.end());
    changes.stop();
    done();
  });
  return {
    isFull: () => streams.size >= MOST_LISTENERS,
    open(reply, until) {
      const { raw } = reply;
      const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
      reply.hijack();
      raw.writeHead(200, {
        ...(Object.fromEntries(headers) as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'private, no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      raw.write('retry: 3000\n\n');
      const send = (event: string) => raw.write(`event: ${event}\ndata: {}\n\n`);
      const stop = changes.listen(() => send('change'));
      const beat = setInterval(() => raw.write(':\n\n'), BEAT_MS).unref();
      const end = setTimeout(() => send('over'), Math.max(0, until - now())).unref();
      streams.add(raw);
      raw.once('close', () => {
        stop();
        clearInterval(beat);
        clearTimeout(end);
        streams.delete(raw);
      });
    },
  };
}

/**
 * `/preview/content/enable?sanity-preview-secret=…&sanity-preview-pathname=/nl/` shows this browser drafts, as
 * requested by the Studio's Presentation tool.
 * `/preview/content/disable` ends that; `/preview/content/events` sends changes.
 */
export async function contentPreviewRoutes(
  app: FastifyInstance,
  config: ServerConfig,
  drafts: DraftsOptions | undefined,
): Promise<void> {
  const isSecure = config.shopOrigin.startsWith('https:');
  const { now = Date.now } = drafts ?? {};
  const leave = (reply: FastifyReply, status: 302 | 303) =>
    reply
      .header('cache-control', 'no-store')
      .clearCookie(DRAFTS_COOKIE, cookieOf(isSecure))
      .redirect(paths.home.to(), status);
  app.get(DRAFTS_STOP, (_request, reply) => leave(reply, 302));
  app.post(DRAFTS_STOP, (_request, reply) => leave(reply, 303));
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { bodyLimit: 1024 },
    (_request, body, done) => {
      body.resume();
      done(null, undefined);
    },
  );
  // Without a token there are no previews: every link to one is invalid.
  if (!drafts) {
    app.get(ENABLE, (_request, reply) => reply.code(403).send(previewOver(reply)));
    return;
  }

  const rateLimit = { max: MOST_A_MINUTE, timeWindow: '1 minute', allowList: [] };
  app.get<{ Querystring: Record<string, unknown> }>(
    ENABLE,
    { config: { rateLimit } },
    async (request, reply) => {
      let perspective: string | undefined;
      try {
        perspective = await (await import('./editors-client')).perspectiveOf(config, request.url);
      } catch (err) {
        request.log.error({ err }, 'The content service cannot say whether a preview may begin.');
        return reply.code(503).header('retry-after', '5').send(lastResort(request, reply));
      }
      if (perspective === undefined) return reply.code(403).send(previewOver(reply));
      const until = now() + DRAFTS_MS;
      return reply
        .header('cache-control', 'no-store')
        .setCookie(DRAFTS_COOKIE, drafts.passes.write({ until, perspective }), {
          ...cookieOf(isSecure),
          // Outlives the pass by a day, so that a returning browser is notified.
          maxAge: DRAFTS_MS / 1000 + 86_400,
        })
        .redirect(startOf(request.query['sanity-preview-pathname']));
    },
  );

  const streams = openStreams(app, new ContentChanges(config, app.log), now);
  app.get(DRAFTS_EVENTS, (request, reply) => {
    const until = draftsUntil(request, drafts);
    reply.header('cache-control', 'private, no-store');
    // A browser does not reconnect after 204.
    if (until === undefined) return reply.code(204).send();
    if (streams.isFull()) return reply.code(503).header('retry-after', '30').send();
    streams.open(reply, until);
    return reply;
  });
}
