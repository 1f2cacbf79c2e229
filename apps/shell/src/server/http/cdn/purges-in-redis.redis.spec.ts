import { ownRedis } from '../../../../../../libs/federation/src/releases/store/own-redis.fixture';
import type { Purge } from './purges';
import { purgesInRedis } from './purges-in-redis';

const log = { warn: () => undefined, info: () => undefined };
const purge = (key: string): Purge => ({ keys: [key], at: 1 });

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((soon) => setTimeout(soon, 10));
}

test('every server receives each purge once, also a server that starts later', async () => {
  const redis = await ownRedis();
  const heard: Record<string, Purge[]> = { one: [], other: [], late: [] };
  const serverAt = (name: string) => purgesInRedis(redis.url, (each) => heard[name]?.push(each), log);
  const [one, other] = [serverAt('one'), serverAt('other')];
  one.send(purge('product:a'));
  other.send(purge('product:b'));
  await until(() => heard['one']?.length === 2 && heard['other']?.length === 2);
  const late = serverAt('late');
  await until(() => heard['late']?.length === 2);
  one.send(purge('product:c'));
  await until(() => heard['late']?.length === 3);
  expect(heard['late']?.at(-1)).toEqual(purge('product:c'));
  expect(heard['late']?.map(({ keys }) => keys.join()).sort()).toEqual([
    'product:a',
    'product:b',
    'product:c',
  ]);
  [one, other, late].forEach(({ stop }) => stop());
  await redis.kill();
});

test('a purge sent while Redis is away arrives once Redis is there', async () => {
  const first = await ownRedis();
  const { port } = first;
  await first.kill();
  const heard: Purge[] = [];
  const one = purgesInRedis(`redis://127.0.0.1:${port}`, (each) => heard.push(each), log);
  one.send(purge('product:a'));
  const redis = await ownRedis({ port });
  await until(() => heard.length === 1);
  expect(heard).toEqual([purge('product:a')]);
  one.stop();
  await redis.kill();
});
