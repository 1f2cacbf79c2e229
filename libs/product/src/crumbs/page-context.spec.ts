import { contextOfDepartment, contextOfPath } from './page-context';

test.each([
  ['/nl/dames/kleding/jurken/', 'ladies'],
  ['nl/heren', 'men'],
  ['/nl/dames?tn_p=2', 'ladies'],
  ['/nl/damesmode/', 'general'],
  ['/nl/merken/heren/', 'general'],
  ['#', 'general'],
])('the part of the shop that %s belongs to is %s', (path, context) => {
  expect(contextOfPath(path)).toBe(context);
});

test('a department that there is not is of no part', () => {
  expect(contextOfDepartment('kinderen')).toBe('general');
  expect(contextOfDepartment(undefined)).toBe('general');
});
