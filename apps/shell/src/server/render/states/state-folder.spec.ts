import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stateFolder } from './state-folder';

const folderOf = () => join(mkdtempSync(join(tmpdir(), 'states-')), 'states');
const log = { warn: jest.fn() };

async function soon(holds: () => unknown): Promise<void> {
  for (let turn = 0; turn < 200 && !(await holds()); turn += 1) await pause(10);
}

test('a state that one process writes is read by another', async () => {
  const folder = folderOf();
  const [one, other] = [stateFolder(folder, 60, log), stateFolder(folder, 60, log)];
  one.write('abc', '{"a":1}', 60);
  await soon(() => other.read('abc'));
  expect(await other.read('abc')).toBe('{"a":1}');
  expect(await other.read('../abc')).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['abc']);
  one.close();
  other.close();
});

test('removes states that are too old', async () => {
  const folder = folderOf();
  const first = stateFolder(folder, 60, log);
  first.write('old', '{}', 60);
  first.write('new', '{}', 60);
  await soon(() => first.read('old'));
  await soon(() => first.read('new'));
  first.close();
  const long = new Date(Date.now() - 61_000);
  utimesSync(join(folder, 'old'), long, long);
  const next = stateFolder(folder, 60, log);
  await soon(() => readdirSync(folder).length === 1);
  expect(readdirSync(folder)).toEqual(['new']);
  next.close();
});

test('a folder that cannot be written to is logged once, and reads return nothing', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'states-')), 'file');
  writeFileSync(file, '');
  const warn = jest.fn();
  const broken = stateFolder(join(file, 'states'), 60, { warn });
  broken.write('a', '{}', 60);
  broken.write('b', '{}', 60);
  await soon(() => warn.mock.calls.length);
  await pause(50);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await broken.read('a')).toBeUndefined();
  broken.close();
});
