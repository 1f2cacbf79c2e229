import { FittingShells } from './fitting-shells';

const log = { info: jest.fn(), error: jest.fn() };
const naming = (version: string) => ({ shell: { version, manifest: '', previous: [] } });
const said = () => log.info.mock.calls.map(([, sentence]) => sentence as string);

beforeEach(() => jest.clearAllMocks());

test('a process leaves what names another build to the one that takes its place, and says so once', () => {
  const shells = new FittingShells({ build: 'one', isReplaced: true }, log);
  shells.begin(naming('one'));
  expect(shells.fit(naming('two'))).toBe(false);
  expect(shells.fit(naming('two'))).toBe(false);
  expect(shells.fit(naming('one'))).toBe(true);
  expect(shells.fit({})).toBe(true);
  expect(said()).toEqual([
    'The shell@two is to answer from now on; the shell@one keeps its remotes until another takes its place.',
  ]);
});

test('one that begins beside another build goes on with what names that, and with nothing else', () => {
  const shells = new FittingShells({ build: 'one', isReplaced: true }, log);
  expect(shells.fit(naming('two'))).toBe(true);
  shells.begin(naming('two'));
  expect([shells.fit(naming('two')), shells.fit(naming('three'))]).toEqual([true, false]);
  expect(said()[0]).toBe(
    'This process is the shell@one, and answers with remotes that were judged with the shell@two.',
  );
});

test('where nobody takes its place a process takes all, and a build without a name too', () => {
  const alone = new FittingShells({ build: 'one', isReplaced: false }, log);
  const nameless = new FittingShells(undefined, log);
  for (const shells of [alone, nameless]) {
    shells.begin(naming('one'));
    expect(shells.fit(naming('two'))).toBe(true);
  }
  expect(said()).toHaveLength(1);
});
