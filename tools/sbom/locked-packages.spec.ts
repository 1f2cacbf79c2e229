import { closureOf, folderOf, NotLocked, type LockedPackages } from './locked-packages';

const packages: LockedPackages = {
  'node_modules/a': { dependencies: { b: '^1.0.0' }, optionalDependencies: { native: '1.0.0' } },
  'node_modules/b': { peerDependencies: { c: '*', d: '*' }, peerDependenciesMeta: { d: { optional: true } } },
  'node_modules/c': { dependencies: { a: '*' } },
  'node_modules/d': {},
  'node_modules/native': {},
  'node_modules/a/node_modules/b': { dependencies: { c: '*' } },
  'node_modules/broken': { dependencies: { gone: '*' } },
};
const all = () => true;

test('a package is found in the nearest node_modules, as Node would', () => {
  expect(folderOf(packages, 'node_modules/a', 'b')).toBe('node_modules/a/node_modules/b');
  expect(folderOf(packages, 'node_modules/a/node_modules/b', 'c')).toBe('node_modules/c');
  expect(folderOf(packages, 'node_modules/c', 'b')).toBe('node_modules/b');
  expect(folderOf(packages, '', 'gone')).toBeUndefined();
});

test('needed packages are included, in circles too, and optional ones only where they are installed', () => {
  const expected = ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c'];
  expect(closureOf(packages, ['a'], all)).toEqual([...expected, 'node_modules/native']);
  expect(closureOf(packages, ['a'], (folder) => folder !== 'node_modules/native')).toEqual(expected);
  expect(closureOf(packages, ['b'], all)).not.toContain('node_modules/d');
});

test('a needed package that is not locked throws an error', () => {
  expect(() => closureOf(packages, ['gone'], all)).toThrow(NotLocked);
  expect(() => closureOf(packages, ['broken'], all)).toThrow('node_modules/broken needs gone');
});
