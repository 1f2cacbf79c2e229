import { servedByAll } from './served-by-all';

const NEW = { composition: 'c2', amiss: [], remotes: { 'mf-search': 'v2', 'mf-content': 'v1' } };
const OLD = { composition: 'c1', amiss: ['mf-search'], remotes: { 'mf-search': 'v1', 'mf-content': 'v1' } };

test('a server of one process serves what that serves', () => {
  expect(servedByAll(NEW, [])).toEqual(NEW);
});

test('one of several serves a version when all of them do', () => {
  const agreed = [
    { pid: 1, ...NEW },
    { pid: 2, ...NEW },
  ];
  expect(servedByAll(NEW, agreed)).toEqual({ ...NEW, processes: agreed });
  const apart = [
    { pid: 1, ...NEW },
    { pid: 2, ...OLD },
  ];
  expect(servedByAll(NEW, apart)).toEqual({
    composition: undefined,
    amiss: ['mf-search'],
    remotes: { 'mf-content': 'v1' },
    processes: apart,
  });
});

test('it runs a build of the shell when all of them do', () => {
  const [one, two] = [
    { ...NEW, shell: 'one' },
    { ...NEW, shell: 'two' },
  ];
  expect(servedByAll(one, [{ pid: 1, ...one }]).shell).toBe('one');
  expect(servedByAll(one, [{ pid: 1, ...two }]).shell).toBeUndefined();
});
