import { brokenBody, withMalformedFields, withWrongTypes } from './break-answer';

test('wrong types keep every name and no type', () => {
  expect(
    withWrongTypes({ text: 'a', count: 1, yes: true, nothing: null, list: [1], inner: { text: 'b' } }),
  ).toEqual({
    text: { text: 'a' },
    count: '1',
    yes: 42,
    nothing: 42,
    list: { length: 1 },
    inner: { text: { text: 'b' } },
  });
});

test('malformed fields leave everything else as it is', () => {
  const answer = { elements: [{ id: '1', alt: 'Jurk', count: 3, label: null }], description: 'Lang' };
  expect(withMalformedFields(answer)).toEqual({
    elements: [{ id: '1', alt: { broken: 'Jurk' }, count: 3, label: null }],
    description: { broken: 'Lang' },
  });
});

test('each fault changes a body as its name describes', () => {
  expect(brokenBody('HTML', '{}')).toMatch(/^<!doctype html>/);
  expect(brokenBody('empty', '{}')).toBe('');
  expect(brokenBody('truncated', '{"a":1}')).toBe('{"a');
  expect(brokenBody('null', '{}')).toBe('null');
  expect(brokenBody('10 MB', '{}').length).toBeGreaterThan(10_000_000);
  expect(brokenBody('wrong types', '[1]')).toBe('{"length":1}');
  expect(brokenBody('fields', '{"alt":"a"}')).toBe('{"alt":{"broken":"a"}}');
  expect(brokenBody('2 s', '{"alt":"a"}')).toBe('{"alt":"a"}');
  expect(brokenBody('wrong types', 'no json')).toBe('no json');
});
