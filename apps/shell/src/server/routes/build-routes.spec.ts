import fastify from 'fastify';
import { buildRoutes } from './build-routes';

test('tabs can ask for the latest build, and for the moves that came with the release [FED-01] [ROU-06]', async () => {
  const app = fastify();
  const redirects = { '/nl/oud/': { to: '/nl/nieuw/' } };
  buildRoutes(app, { build: 'b7' }, { current: () => ({ redirects }) });
  const latest = await app.inject('/build/latest.json');
  expect([latest.json(), latest.headers['cache-control']]).toEqual([{ build: 'b7' }, 'no-store']);
  expect((await app.inject('/build/manifest.json')).json()).toEqual({ build: 'b7', redirects });
  await app.close();
});
