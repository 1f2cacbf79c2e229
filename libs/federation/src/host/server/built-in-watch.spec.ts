import { runInNewContext } from 'node:vm';
import { BuiltInWatch, builtIns, refuseChanges } from './built-in-watch';
import { evaluateBundle } from './evaluate-bundle';
import { freezeBuiltIns } from './freeze-built-ins';

/** A separate realm, watched and then, as in a server, frozen as far as possible. */
function watched(isFrozen: boolean) {
  const realm = runInNewContext('globalThis') as typeof globalThis;
  const watch = new BuiltInWatch(realm);
  if (isFrozen) freezeBuiltIns(realm);
  return { watch, run: (code: string): unknown => realm.eval(code) };
}

test('restores nothing when no built-in was changed', () => {
  expect(watched(false).watch.restore()).toEqual([]);
  expect(watched(true).watch.restore()).toEqual([]);
});

test.each([
  ['Array.prototype.map = () => { throw new Error("poison") }', ['Array.prototype.map']],
  ['Array.prototype[Symbol.iterator] = null', ['Array.prototype.Symbol(Symbol.iterator)']],
  [
    'delete Array.prototype.push; Array.prototype.pop = undefined',
    ['Array.prototype.pop', 'Array.prototype.push'],
  ],
  ['RegExp.prototype.exec = () => null', ['RegExp.prototype.exec']],
  ['Object.defineProperty(RegExp.prototype, "flags", { get: () => "" })', ['RegExp.prototype.flags']],
])('restores the built-ins after %s', (poison, names) => {
  const use = '[...[1, 2].map((n) => n + 1)].concat(/b/g.exec("abc"), /x/g.flags).join()';
  for (const isFrozen of [false, true]) {
    const { watch, run } = watched(isFrozen);
    const before = run(use);
    run(poison);
    // Sealed properties cannot be deleted in the first place.
    expect(names).toEqual(expect.arrayContaining(watch.restore()));
    expect(run(use)).toBe(before);
    expect(watch.restore()).toEqual([]);
  }
});

test('names the changed built-ins', () => {
  const { watch, run } = watched(true);
  run('Array.prototype.map = 1; RegExp.prototype.exec = 2; RegExp.prototype[Symbol.replace] = 3');
  expect(watch.restore()).toEqual([
    'Array.prototype.map',
    'RegExp.prototype.exec',
    'RegExp.prototype.Symbol(Symbol.replace)',
  ]);
});

test('refuses a bundle that changes a built-in, and restores the built-in', () => {
  const poison = 'Array.prototype.map = () => []; module.exports = [1].map(String).length;';
  expect(() => evaluateBundle(poison, 'mf-search@bad/server.cjs', {})).toThrow(
    'mf-search@bad/server.cjs changed Array.prototype.map, which all code shares',
  );
  expect(evaluateBundle('module.exports = [1].map(String).length', 'mf-search@aaa/server.cjs', {})).toBe(1);
});

test('restores the built-ins after a bundle that changes them and throws, and keeps its error', () => {
  const poison = 'Array.prototype.map = () => []; throw new Error("no")';
  expect(() => evaluateBundle(poison, 'mf-search@bad/server.cjs', {})).toThrow('no');
  expect(builtIns.restore()).toEqual([]);
  expect(() => refuseChanges('nobody')).not.toThrow();
});
