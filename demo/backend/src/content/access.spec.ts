import { accessOf, mustBeEditor, mustBeKnown } from './access.ts';

const TOKENS = { read: 'viewer', write: 'editor' };
const ask = (authorization: string | undefined, tokens: Parameters<typeof accessOf>[1] = TOKENS) =>
  accessOf({ headers: { ...(authorization !== undefined && { authorization }) } }, tokens);

test('a token identifies its role, and a request without one is a visitor', () => {
  expect([ask(undefined), ask('Bearer viewer'), ask('bearer editor')]).toEqual([
    'visitor',
    'viewer',
    'editor',
  ]);
});

test.each([
  ['Bearer '],
  ['Bearer'],
  ['Bearer wrong!'],
  ['Bearer editor '],
  ['Bearer EDITOR'],
  // As many characters as the right token, and more bytes.
  ['Bearer editoé'],
  ['Bearer vieweé'],
  ['Basic ZWRpdG9yOg=='],
  ['editor'],
  [''],
])('%j is rejected with 401, not treated as a visitor', (authorization) => {
  expect(() => ask(authorization)).toThrow(expect.objectContaining({ name: 'AccessError', status: 401 }));
});

test('an unset or empty token grants no access', () => {
  for (const tokens of [{}, { read: '', write: '' }])
    for (const authorization of ['Bearer ', 'Bearer undefined', 'Basic x', ''])
      expect(() => ask(authorization, tokens)).toThrow('Unauthorized');
});

test('a viewer is known and may not write, a visitor neither', () => {
  expect(() => mustBeKnown('visitor', 'this')).toThrow(expect.objectContaining({ status: 401 }));
  expect(() => mustBeKnown('viewer', 'this')).not.toThrow();
  expect(() => mustBeEditor('visitor')).toThrow(expect.objectContaining({ status: 401 }));
  expect(() => mustBeEditor('viewer')).toThrow(expect.objectContaining({ status: 403 }));
  expect(() => mustBeEditor('editor')).not.toThrow();
});
