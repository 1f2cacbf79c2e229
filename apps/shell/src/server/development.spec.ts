import { fromPartial } from '@total-typescript/shoehorn';
import type { Snapshot } from '@weefsel/federation/server';
import fastify from 'fastify';
import { developmentRoutes } from './development';

const snapshotWith = (text: string) =>
  fromPartial<Snapshot>({
    remotes: new Map([
      ['mf-search', { texts: { own: new Map([['headless.listing.title', text]]), libs: new Map() } }],
    ]),
  });

test('a page hears of a changed text, and of nothing else', async () => {
  let snapshot = snapshotWith('Lijst');
  const app = fastify();
  developmentRoutes(app, () => snapshot);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { body } = await fetch(`${origin}/__dev/events`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard: string[] = [];
  const next = async () => {
    const { value = '' } = (await reader?.read()) ?? {};
    heard.push(...[...value.matchAll(/data: (.+)/g)].map(([, data = '']) => data));
  };
  await next();
  snapshot = snapshotWith('Lijst');
  await new Promise((resolve) => setTimeout(resolve, 700));
  snapshot = snapshotWith('Overzicht');
  while (new Set(heard).size < 2) await next();
  expect(new Set(heard).size).toBe(2);
  expect(heard.filter((data) => data === heard[0]).length).toBeLessThanOrEqual(2);
  await app.close();
});
