import { patchDocument } from './patch-document.ts';

const document = Object.freeze({ _id: 'page', _type: 'page', _rev: 'r1', title: 'x', a: {}, list: [1] });
const patch = (operations: unknown) => patchDocument(document, operations as Record<string, unknown>, 3);

test.each([
  ['{"set":{"__proto__.polluted":1}}'],
  ['{"set":{"a.__proto__.polluted":1}}'],
  ['{"set":{"[\\"__proto__\\"].polluted":1}}'],
  ['{"set":{"__proto__":{"polluted":1}}}'],
  ['{"merge":{"__proto__":{"polluted":1}}}'],
  ['{"set":{"constructor.prototype.polluted":1}}'],
  ['{"setIfMissing":{"a.constructor.prototype.polluted":1}}'],
])('%s reaches nothing but the document', (text) => {
  const patched = patch(JSON.parse(text));
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  // A copy, as in storage.
  expect(Reflect.get({ ...patched }, 'polluted')).toBeUndefined();
  expect(document).toEqual({ _id: 'page', _type: 'page', _rev: 'r1', title: 'x', a: {}, list: [1] });
});

test.each([
  ['a path that is broken off', { unset: ['[[['] }],
  ['a path that is none', { unset: [5] }],
  ['a text that is no difference', { diffMatchPatch: { title: 'zzz' } }],
  ['an operation that is none', { toString: {} }],
  ['a list in place of fields', { set: [1] }],
  ['fields in place of a list', { unset: { title: 1 } }],
  ['another id', { set: { _id: 'other' } }],
  ['no type', { unset: ['_type'] }],
  ['another revision', { ifRevisionID: 'r0', set: { title: 'y' } }],
  ['a path without end', { set: { [`${'a.'.repeat(5000)}b`]: 1 } }],
])('%s is refused with its place among the mutations', (_what, operations) => {
  expect(() => patch(operations)).toThrow(expect.objectContaining({ name: 'MutationError', index: 3 }));
});

test('a place far outside a list makes no long list', () => {
  expect(patch({ set: { 'list[999999999]': 1 } })).toMatchObject({ list: [1] });
  expect(patch({ insert: { after: 'list[999999999]', items: [2] } })).toMatchObject({ list: [1, 2] });
});
