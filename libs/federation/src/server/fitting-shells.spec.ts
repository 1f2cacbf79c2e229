import { FittingShells } from './fitting-shells';

const log = { info: jest.fn(), error: jest.fn() };
beforeEach(() => jest.clearAllMocks());
const content = (version?: string) => ({
  ...(version && { shell: { version, manifest: 'x', previous: [] } }),
});

test('a process begins with whichever there is, and stays with that and its own', () => {
  const shells = new FittingShells('own', log);
  expect(shells.fit(content('before'))).toBe(true);
  shells.begin(content('before'));
  const fits = ['before', 'own', 'next', 'before'].map((version) => shells.fit(content(version)));
  expect(fits).toEqual([true, true, false, true]);
});

test('what it began with is what came first', () => {
  const shells = new FittingShells('own', log);
  shells.begin(content('before'));
  shells.begin(content('next'));
  expect([shells.fit(content('before')), shells.fit(content('next'))]).toEqual([true, false]);
});

test.each([
  ['nothing was released', undefined],
  ['no shell was named', content()],
])('where %s at first, another than its own is left to others', (_case, first) => {
  const shells = new FittingShells('own', log);
  shells.begin(first);
  expect([shells.fit(content('own')), shells.fit(content('next'))]).toEqual([true, false]);
});

test('a composition that names no shell always fits, and so does any for a shell without a name', () => {
  const shells = new FittingShells('own', log);
  shells.begin(content('own'));
  expect([shells.fit(content()), shells.fit(undefined)]).toEqual([true, true]);
  const nameless = new FittingShells(undefined, log);
  nameless.begin(content('one'));
  expect(nameless.fit(content('two'))).toBe(true);
  expect(log.info).not.toHaveBeenCalled();
});

test('it is said once of each other build what is done about it, and of its own nothing', () => {
  const shells = new FittingShells('own', log);
  for (let time = 0; time < 2; time += 1) shells.fit(content('before'));
  shells.begin(content('before'));
  for (const version of ['own', 'next', 'next', 'own', 'next']) shells.fit(content(version));
  expect(log.info.mock.calls).toEqual([
    [
      { shell: 'before', own: 'own' },
      'This process is the shell@own, and answers with remotes that were judged with the shell@before.',
    ],
    [
      { shell: 'next', own: 'own' },
      'The shell@next is to answer from now on; the shell@own keeps its remotes until another takes its place.',
    ],
  ]);
});
