import { settingAsMeant, settingsAsMeant } from './settings';

test.each([
  ['SWSC', 'SWSC'],
  ['SWSC\n', 'SWSC'],
  ['SWSC\r\n', 'SWSC'],
  [' SWSC\t', 'SWSC'],
  ['\ufeffSWSC', 'SWSC'],
  ['"SWSC"', 'SWSC'],
  ["'SWSC'\n", 'SWSC'],
  ['"SWSC\n"', 'SWSC'],
  ['', ''],
  ['""', ''],
  ['"', '"'],
  ['a "b" c', 'a "b" c'],
  ['"a\'', '"a\''],
  ['two words', 'two words'],
])('a setting delivered as %j is %j', (given, meant) => {
  expect(settingAsMeant(given)).toBe(meant);
});

test('a setting that is not there stays away', () => {
  expect(settingsAsMeant({ A: '1\n', B: undefined })).toEqual({ A: '1', B: undefined });
});
