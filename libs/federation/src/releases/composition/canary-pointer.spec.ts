import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderPointers } from '../store/index.ts';
import { moveCanary, readCanary, removeCanary, type Canary } from './canary-pointer.ts';
import { channelNames, readChannel } from './channels.ts';

const dir = mkdtempSync(join(tmpdir(), 'weefsel-canary-'));
afterAll(() => rmSync(dir, { recursive: true }));
const pointers = folderPointers(dir);
const canary: Canary = {
  composition: '0123456789abcdef',
  against: 'fedcba9876543210',
  percent: 5,
  since: '2026-11-23T06:00:00.000Z',
  blockSeconds: 60,
  waitSeconds: 300,
};

test('a canary begins, is moved by who found it as it is, and ends', async () => {
  expect(await readCanary(pointers)).toBeUndefined();
  const found = await moveCanary(pointers, canary, undefined);
  expect(await readCanary(pointers)).toMatchObject(canary);
  expect(await moveCanary(pointers, canary, undefined)).toBeUndefined();
  const wider = await moveCanary(pointers, { ...canary, percent: 25 }, found);
  expect(await readCanary(pointers)).toMatchObject({ percent: 25 });
  expect(found && (await removeCanary(pointers, found))).toBe(false);
  expect(await channelNames(pointers)).toEqual(['canary']);
  expect(await readChannel(pointers, 'canary')).toMatchObject({ composition: canary.composition });
  expect(wider && (await removeCanary(pointers, wider))).toBe(true);
  expect(await readCanary(pointers)).toBeUndefined();
});

test.each([
  ['none of it', { percent: 0 }],
  ['all of it', { percent: 100 }],
  ['half a percent', { percent: 0.5 }],
  ['no moment', { since: 'today' }],
  ['no composition', { composition: 'x' }],
  ['no time for a block', { blockSeconds: 0 }],
])('a canary with %s is damaged', async (_what, change) => {
  const found = await pointers.move('channels/canary', JSON.stringify({ ...canary, ...change }), undefined);
  await expect(readCanary(pointers)).rejects.toThrow('The canary is damaged');
  if (found) await pointers.remove('channels/canary', found);
});
