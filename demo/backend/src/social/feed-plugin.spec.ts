import fastify from 'fastify';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { createFeeds } from './create-feeds.ts';
import { feedPlugin } from './feed-plugin.ts';

const NOW = Date.UTC(2026, 10, 20, 9);

interface Item {
  id: string;
  permalink: string;
  image_url: string;
  timestamp: string;
}

const app = fastify();
const feeds = createFeeds({
  catalogue: createCatalogue({ seed: 7, products: 300 }),
  campaignUrl: (mood, scene) => `http://pictures.test/${mood}/${scene}`,
  mediaUrl: (mediaId) => `http://pictures.test/media/${mediaId}`,
});
app.register(feedPlugin, { feeds, clock: () => NOW });
afterAll(() => app.close());

const itemsOf = async (path: string) => (await app.inject(path)).json<{ id: number; items: Item[] }>().items;

test.each([2, 3])('feed %d gives twelve different posts, newest first', async (id) => {
  const answer = await app.inject(`/feeds/${id}?limit=12`);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const { id: feedId, items } = answer.json<{ id: number; items: Item[] }>();
  expect(feedId).toBe(id);
  expect(new Set(items.map(({ image_url }) => image_url)).size).toBe(12);
  expect(new Set(items.map(({ permalink }) => permalink)).size).toBe(12);
  for (const item of items) {
    expect(item.id).toMatch(/^17\d{15}$/);
    expect(item.permalink).toMatch(/^https:\/\/www\.instagram\.com\/p\/C[\w-]{10}\/$/);
    expect(Date.parse(item.timestamp)).toBeLessThan(NOW);
  }
  const times = items.map(({ timestamp }) => timestamp);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('women and men see their own pictures', async () => {
  const [women, men] = await Promise.all([itemsOf('/feeds/2'), itemsOf('/feeds/3')]);
  const seen = new Set(women.map(({ image_url }) => image_url));
  expect(men.filter(({ image_url }) => seen.has(image_url))).toEqual([]);
});

test('gives no more than was asked for', async () => {
  expect(await itemsOf('/feeds/2?limit=5')).toHaveLength(5);
  expect(await itemsOf('/feeds/2')).toHaveLength(12);
});

test.each(['/feeds/1', '/feeds/4', '/feeds/x', '/feeds/2.0'])('there is no other feed: %s', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404);
});

test.each(['0', '-1', 'x', '1e9', '12&limit=3'])(
  'refuses a limit that is no number of posts: %s',
  async (limit) => {
    expect((await app.inject(`/feeds/2?limit=${limit}`)).statusCode).toBe(400);
  },
);
