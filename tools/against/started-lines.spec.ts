import { startedLines } from './started-lines.ts';

test('the start names the address, and the part of the remote that is not from here', () => {
  const lines = startedLines('mf-stores', 'https://shop.example', 'http://localhost:4200/nl/').split('\n');
  expect(lines[0]).toBe('https://shop.example with mf-stores from here: http://localhost:4200/nl/');
  expect(lines[1]).toMatch(/^Pages of mf-stores are rendered in the browser: .*#419/);
  expect(lines[2]).toBe('Types are not checked here: npx nx typecheck mf-stores');
  expect(startedLines('mf-stores', 'https://shop.example', '', true)).toContain('here: npx tsc --noEmit');
  expect(lines[3]).toMatch(/made by load in the version released there.*publish into a preview\.$/);
});
