import { evaluateBundle } from './evaluate-bundle';

const run = (code: string, scope = {}) => evaluateBundle(code, 'mf-search@aaa/server.cjs', scope);

test('a bundle exports as CommonJS does, by name or as a whole', () => {
  expect(run('exports.a = 1')).toEqual({ a: 1 });
  expect(run('module.exports = 2 // a comment at the end')).toBe(2);
});

test('it gets what the shell lends, the very same', () => {
  const react = {};
  expect(run('module.exports = require("react")', { react })).toBe(react);
});

test.each(['events', 'node:events', 'util', 'node:util', 'buffer', 'node:buffer', 'stream', 'node:stream'])(
  'it may use %s of Node',
  (name) => {
    expect(run(`module.exports = require(${JSON.stringify(name)})`)).toBe(process.getBuiltinModule(name));
  },
);

test.each(['fs', 'node:child_process', 'mobx', 'constructor2'])('it may not use %s', (name) => {
  expect(() => run(`require(${JSON.stringify(name)})`)).toThrow(
    `mf-search@aaa/server.cjs requires "${name}", which the shell does not lend.`,
  );
});

test('it sees no names of the server’s modules', () => {
  expect(run('module.exports = typeof __filename + typeof __dirname')).toBe('undefinedundefined');
});

test('a bundle whose stacks name its sources gets the same modules, and only those', () => {
  const react = {};
  const mapped = (code: string) =>
    evaluateBundle(code, 'mf-search@dev/server.cjs', { react }, { isMapped: true });
  expect(mapped('module.exports = require("react")')).toBe(react);
  expect(() => mapped('require("fs")')).toThrow('requires "fs", which the shell does not lend.');
});
