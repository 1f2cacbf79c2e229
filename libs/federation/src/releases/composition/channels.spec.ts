import { folderPointers } from '../store';
import { temporaryFolder } from '../store/temporary-folder.fixture';
import { channelNames, moveChannel, readChannel } from './channels';

const folder = temporaryFolder();
const pointers = () => folderPointers(folder.dir);
const id = (at: number) => String(at).padStart(16, '0');

test('a channel goes where it is moved, by those only who saw where it was', async () => {
  expect(await readChannel(pointers(), 'live')).toBeUndefined();
  const first = await moveChannel(pointers(), 'live', { composition: id(1), previous: [] }, undefined);
  const to = { composition: id(2), previous: [id(1)] };
  expect(await moveChannel(pointers(), 'live', to, undefined)).toBeUndefined();
  expect(await moveChannel(pointers(), 'live', to, first)).toMatchObject(to);
  expect(await moveChannel(pointers(), 'live', to, first)).toBeUndefined();
  expect(await readChannel(pointers(), 'live')).toMatchObject(to);
});

test('fifty compositions can be gone back to', async () => {
  const previous = Array.from({ length: 60 }, (_, at) => id(at));
  await moveChannel(pointers(), 'live', { composition: id(99), previous }, undefined);
  expect((await readChannel(pointers(), 'live'))?.previous).toEqual(previous.slice(0, 50));
});

test('all channels are found by name', async () => {
  for (const name of ['preview/winter', 'live', 'preview/a.b-1'])
    await moveChannel(pointers(), name, { composition: id(1), previous: [] }, undefined);
  expect(await channelNames(pointers())).toEqual(['live', 'preview/a.b-1', 'preview/winter']);
});

test.each(['{ half', '[]', '{"composition":"../x","previous":[]}', '{"composition":"0000000000000001"}'])(
  '%s is no channel',
  async (value) => {
    await pointers().move('channels/live', value, undefined);
    await expect(readChannel(pointers(), 'live')).rejects.toThrow('The channel live is damaged');
  },
);
