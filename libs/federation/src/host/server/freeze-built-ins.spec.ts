import { runInNewContext } from 'node:vm';
import { freezeBuiltIns } from './freeze-built-ins';

/** A separate realm, so that only it is frozen. */
function frozen(): (code: string) => unknown {
  const realm = runInNewContext('globalThis') as typeof globalThis;
  freezeBuiltIns(realm);
  return (code) => realm.eval(`'use strict'; ${code}`) as unknown;
}
/** Runs code in an untouched realm. */
const run = (code: string) => frozen()(code);

test.each([
  'Object.prototype.toString = 1',
  'Object.prototype.poison = 1',
  'Object.setPrototypeOf(Object.prototype, {})',
  'delete Object.prototype.hasOwnProperty',
  'Object.defineProperty(Object.prototype, "toString", { value: 1 })',
  'Array.prototype.poison = 1',
  'Array.prototype[0] = 1',
  'delete Array.prototype.map',
  'Array.isArray = () => true',
  'Function.prototype.call = 1',
  'Function.prototype.poison = 1',
  'String.prototype.replace = 1',
  'Promise.prototype.then = 1',
  'Promise.all = 1',
  'Map.prototype.get = 1',
  'Set.prototype.has = 1',
  'Date.now = 1',
  'Math.max = 1',
  'JSON.parse = 1',
  'Reflect.get = 1',
  'Intl.NumberFormat = 1',
  'Symbol.iterator = 1',
  'Error.prototype.name = "x"',
  'TypeError.prototype.message = "x"',
  'Object.getPrototypeOf([].values()).next = 1',
  'Object.getPrototypeOf(new Map().values()).next = 1',
  'Object.getPrototypeOf(function* () {}).prototype.next = 1',
  'Object.getPrototypeOf(async () => {}).poison = 1',
  'Object.getPrototypeOf(Uint8Array.prototype).set = 1',
])('%s throws', (poison) => {
  expect(() => run(poison)).toThrow(/./);
});

test('frozen built-ins still work', () => {
  expect(run('[...new Set([3, 1, 3])].map(String).sort().join() + JSON.stringify({ a: [1] })')).toBe(
    '1,3{"a":[1]}',
  );
  expect(run('Object.prototype.toString.call([]) + ({}).hasOwnProperty("a")')).toBe('[object Array]false');
  expect(run('(() => "f").call() + (function () { return this.x }).bind({ x: 1 })()')).toBe('f1');
  expect(run('"a-b".replace(/-/g, "+").split("+").length')).toBe(2);
  expect(run('[...(function* () { yield 1 })()].length')).toBe(1);
});

test.each([
  [
    'an object gets its own toString',
    'const o = {}; o.toString = () => "own"; return `${o}` + Object.keys(o)',
    'owntoString',
  ],
  [
    'a class of old gets its own constructor',
    'function A() {} A.prototype = Object.create({}); A.prototype.constructor = A; return new A().constructor === A',
    true,
  ],
  ['a function gets its own call', 'const f = () => 1; f.call = () => "own"; return f.call()', 'own'],
  [
    'an error gets its own name and message',
    'class E extends Error { constructor() { super(); this.name = "E"; this.message = "m" } } return String(new E())',
    'E: m',
  ],
  [
    'an error of a kind gets its own name',
    'const e = new RangeError("m"); e.name = "Own"; return String(e)',
    'Own: m',
  ],
  [
    'a dictionary takes words that are names of built-ins',
    'const o = {}; for (const w of ["constructor", "valueOf", "a"]) o[w] = 1; return Object.keys(o).join()',
    'constructor,valueOf,a',
  ],
  [
    'what was assigned can be changed and deleted',
    'const o = {}; o.toString = 1; o.toString = 2; delete o.toString; return typeof o.toString',
    'function',
  ],
  ['the depth of stacks can be set', 'Error.stackTraceLimit = 20; return Error.stackTraceLimit', 20],
])('%s, as it could before', (_what, body, expected) => {
  expect(run(`(() => { ${body} })()`)).toEqual(expected);
});

test('the error names the built-in that cannot be changed', () => {
  expect(() => run('Object.prototype.valueOf = 1')).toThrow('"valueOf" of a built-in cannot be changed.');
});

test('frozen built-ins gain no enumerable properties', () => {
  expect(run('const seen = []; for (const key in { own: 1 }) seen.push(key); seen.join()')).toBe('own');
  expect(run('Object.getOwnPropertyDescriptor(Object.prototype, "toString").enumerable')).toBe(false);
});
