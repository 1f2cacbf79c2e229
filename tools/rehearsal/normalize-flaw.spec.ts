import { normalizeFlaw } from './normalize-flaw';

test('the same flaw of two versions in two shops is the same', () => {
  const [one, other] = [
    'logs an error: Loading http://127.0.0.1:4001/remotes/mf-search/1a2b3c/page.1a2b3c4d.js of mf-search@1a2b3c failed',
    'logs an error: Loading http://127.0.0.1:4002/remotes/mf-search/9f8e7d/page.9f8e7d6c.js of mf-search@9f8e7d failed',
  ];
  expect(normalizeFlaw(one)).toBe(normalizeFlaw(other));
});

test('another flaw of the same version is another', () => {
  expect(normalizeFlaw('throws in the browser: no window')).not.toBe(
    normalizeFlaw('throws in the browser: no entry'),
  );
});
