import type { FastifyInstance } from 'fastify';
import type { Feed, FeedItem } from './feed.ts';

interface FeedPluginOptions {
  feeds: readonly Feed[];
  /** The present time in milliseconds since 1970. */
  clock: () => number;
}

type FeedRoute = { Params: { id: string }; Querystring: { limit?: string | string[] } };

const USUAL_LIMIT = 12;
const DAY_MS = 24 * 60 * 60_000;
const HOUR_OF_POSTING = 17;

/** A post every other day, the last one yesterday. */
function postedAt(now: number, place: number): string {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return new Date(today - (1 + place * 2) * DAY_MS + HOUR_OF_POSTING * 60 * 60_000).toISOString();
}

const toWire = ({ id, shortcode, imageUrl, caption }: FeedItem, timestamp: string) => ({
  id,
  permalink: `https://www.instagram.com/p/${shortcode}/`,
  image_url: imageUrl,
  media_type: 'IMAGE',
  caption,
  timestamp,
});

const readLimit = (asked: string | string[] | undefined): number | undefined => {
  if (asked === undefined) return USUAL_LIMIT;
  return typeof asked === 'string' && /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : undefined;
};

/** The service that collects the shop's posts: `GET /feeds/{id}?limit=12`, open to browsers. */
export async function feedPlugin(app: FastifyInstance, { feeds, clock }: FeedPluginOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  app.get<FeedRoute>('/feeds/:id', async (request, reply) => {
    const feed = feeds.find(({ id }) => String(id) === request.params.id);
    if (!feed) return reply.code(404).send({ error: 'Feed not found' });
    const limit = readLimit(request.query.limit);
    if (limit === undefined) return reply.code(400).send({ error: 'limit must be a number from 1 to 999' });
    const items = feed.items.slice(0, limit).map((item, place) => toWire(item, postedAt(clock(), place)));
    return reply.header('cache-control', 'public, max-age=300').send({ id: feed.id, items });
  });
}
