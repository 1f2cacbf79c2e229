import { fromPartial } from '@total-typescript/shoehorn';
import type { Snapshot } from '@weefsel/federation/server';
import fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_ERRORS, developmentRoutes } from './development';

const snapshotWith = (text: string) =>
  fromPartial<Snapshot>({
    remotes: new Map([
      ['mf-search', { texts: { own: new Map([['headless.listing.title', text]]), libs: new Map() } }],
    ]),
  });

test('a page hears of a changed text, and of nothing else', async () => {
  let snapshot = snapshotWith('Lijst');
  const app = fastify();
  developmentRoutes(app, { current: () => snapshot }, '.');
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

test('a page receives the errors of the shell’s newest build', async () => {
  const buildDir = mkdtempSync(join(tmpdir(), 'weefsel-development-'));
  writeFileSync(join(buildDir, BUILD_ERRORS), 'Expected ";"');
  const app = fastify();
  developmentRoutes(app, { current: () => snapshotWith('Lijst') }, buildDir);
  const { body } = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/__dev/events`);
  const { value = '' } = (await body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {};
  expect(value).toContain(JSON.stringify({ errors: 'Expected ";"' }).slice(1, -1));
  await app.close();
});

test('a deleted build of the shell is in the log once', async () => {
  const buildDir = mkdtempSync(join(tmpdir(), 'weefsel-development-'));
  mkdirSync(join(buildDir, 'browser'));
  writeFileSync(join(buildDir, 'browser/assets.json'), '{}');
  const app = fastify();
  const error = jest.spyOn(app.log, 'error').mockReturnValue();
  jest.useFakeTimers();
  developmentRoutes(app, { current: () => snapshotWith('Lijst') }, buildDir);
  jest.advanceTimersByTime(1000);
  expect(error).not.toHaveBeenCalled();
  rmSync(buildDir, { recursive: true });
  jest.advanceTimersByTime(1000);
  expect(error.mock.calls).toEqual([
    [
      { buildDir },
      'The development build of the shell was deleted; its pages come without scripts. Start nx serve again.',
    ],
  ]);
  jest.useRealTimers();
  await app.close();
});
