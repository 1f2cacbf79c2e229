import { profileKeyIn } from './profile-key';

test('a profile key is as the browser sent it', () => {
  expect(profileKeyIn('v_1a2b31772366400000')).toBe('v_1a2b31772366400000');
  expect(profileKeyIn('x'.repeat(128))).toBe('x'.repeat(128));
});

test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['two', ['v_1', 'v_2']],
  ['one that is too long', 'x'.repeat(129)],
  ['one with a space in it', 'v_1 v_2'],
  ['a line break', 'v_1\nv_2'],
])('%s is none', (_what, header) => expect(profileKeyIn(header)).toBeUndefined());
