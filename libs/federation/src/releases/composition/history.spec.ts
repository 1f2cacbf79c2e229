import { folderFiles } from '../store';
import { temporaryFolder } from '../store/temporary-folder.fixture';
import { noteEvent, readHistory, type HistoryEvent } from './history';

const folder = temporaryFolder();
const event = (second: number): HistoryEvent => ({
  at: `2026-11-23T00:00:${String(second).padStart(2, '0')}.000Z`,
  by: 'Anna',
  what: `release ${second}`,
  channel: 'live',
  changes: [],
});

test('events are read newest first, as many as are asked for, whatever order they were written in', async () => {
  const files = folderFiles(folder.dir);
  expect(await readHistory(files)).toEqual([]);
  for (const second of [2, 1, 3, 10]) await noteEvent(files, event(second));
  expect(await readHistory(files)).toEqual([event(10), event(3), event(2), event(1)]);
  expect(await readHistory(files, 2)).toEqual([event(10), event(3)]);
});

test('events of one moment are all there, in their order', async () => {
  const files = folderFiles(folder.dir);
  const events = Array.from({ length: 12 }, (_, n) => ({ ...event(1), what: `release ${n}` }));
  await Promise.all(events.map((each) => noteEvent(files, each)));
  expect(await readHistory(files)).toEqual(events.toReversed());
});

test('an event that cannot be read hides no other', async () => {
  const files = folderFiles(folder.dir);
  await noteEvent(files, event(1));
  await files.create('history/2026-11-23T00.00.02.000Z-x.json', '{ half');
  await files.create('history/2026-11-23T00.00.03.000Z-x.json', '{ "at": 7 }');
  expect(await readHistory(files)).toEqual([event(1)]);
});
