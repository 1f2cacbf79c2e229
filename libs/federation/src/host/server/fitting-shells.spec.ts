import { FittingShells } from './fitting-shells';

const log = { info: jest.fn(), error: jest.fn() };
const naming = (version: string) => ({ shell: { version, manifest: '', previous: [] } });
const said = () => log.info.mock.calls.map(([, sentence]) => sentence as string);

beforeEach(() => jest.clearAllMocks());

test('a replaced process refuses compositions that name another build, and logs that once', () => {
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

test('a process that starts with the composition of another build accepts that build, and no third one', () => {
  const shells = new FittingShells({ build: 'one', isReplaced: true }, log);
  expect(shells.fit(naming('two'))).toBe(true);
  shells.begin(naming('two'));
  expect([shells.fit(naming('two')), shells.fit(naming('three'))]).toEqual([true, false]);
  expect(said()[0]).toBe(
    'This process is the shell@one, and answers with remotes that were judged with the shell@two.',
  );
});

test('a process without a replacement, and one of an unnamed build, accept every composition', () => {
  const alone = new FittingShells({ build: 'one', isReplaced: false }, log);
  const nameless = new FittingShells(undefined, log);
  for (const shells of [alone, nameless]) {
    shells.begin(naming('one'));
    expect(shells.fit(naming('two'))).toBe(true);
  }
  expect(said()).toHaveLength(1);
});
