import { toUrl } from './to-url';

test('is an address, absolute or from a base, or nothing', () => {
  expect(toUrl('https://weefsel.example/nl/?a=1')?.search).toBe('?a=1');
  expect(toUrl('/nl/', 'https://weefsel.example')?.href).toBe('https://weefsel.example/nl/');
  for (const none of ['/nl/', '', null, undefined]) expect(toUrl(none)).toBeUndefined();
  expect(toUrl('http://', 'https://weefsel.example')).toBeUndefined();
});
