import { addToQuarantine, liftQuarantine } from '../../releases/composition';
import { folderPointers, type Pointers } from '../../releases/store';
import { temporaryFolder } from '../../releases/store/temporary-folder.fixture';
import { QuarantineWatch } from './quarantine-watch';

const folder = temporaryFolder();
const log = { info: jest.fn(), error: jest.fn() };
let pointers: Pointers;
let watch: QuarantineWatch;
beforeEach(() => {
  jest.clearAllMocks();
  pointers = folderPointers(folder.dir);
  watch = new QuarantineWatch(pointers, log);
});

const store = () =>
  addToQuarantine(pointers, {
    release: 'mf-search@1a2b',
    at: 'now',
    by: 'server',
    why: 'It hung.',
    stack: [],
  });
const isOut = () => watch.has('mf-search', '1a2b');

test('a version in the quarantine of the store is out until it is lifted', async () => {
  await watch.read();
  expect(isOut()).toBe(false);
  await store();
  await watch.read();
  expect([isOut(), watch.has('mf-search', '3c4d')]).toEqual([true, false]);
  expect([...watch.since()]).toEqual([['mf-search@1a2b', 'now']]);
  await liftQuarantine(pointers, 'mf-search@1a2b');
  await watch.read();
  expect(isOut()).toBe(false);
});

test('a reported version is out at once, and the store decides from when it lists the version', async () => {
  watch.tell(['mf-search@1a2b']);
  expect(isOut()).toBe(true);
  await watch.read();
  expect(isOut()).toBe(true);
  await store();
  await watch.read();
  await liftQuarantine(pointers, 'mf-search@1a2b');
  await watch.read();
  expect(isOut()).toBe(false);
});

test('a version stays out while the store cannot be read, and the fault is logged once', async () => {
  await store();
  await watch.read();
  const read = jest.spyOn(pointers, 'read').mockRejectedValue(new Error('away'));
  await watch.read();
  await watch.read();
  expect([isOut(), log.error.mock.calls.length]).toEqual([true, 1]);
  read.mockRestore();
  await watch.read();
  expect(isOut()).toBe(true);
});
