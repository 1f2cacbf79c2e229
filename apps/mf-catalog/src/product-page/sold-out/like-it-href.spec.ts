import { likeItHref } from './like-it-href';

const crumbs = [
  { name: 'Home', href: '/nl/' },
  { name: 'Jeans', href: '/nl/heren/kleding/jeans/' },
  { name: 'Halmstra', href: '/nl/heren/halmstra' },
];

test.each([
  [{}, '/nl/heren/kleding/jeans/'],
  [{ size: 'M & L' }, '/nl/heren/kleding/jeans/?tn_fk_maat=M+%26+L'],
  [{ size: '32', length: '34' }, '/nl/heren/kleding/jeans/?tn_fk_maat=32&tn_fk_lengtemaat=34'],
])('links to the category filtered by %j alone', (chosen, href) => {
  expect(likeItHref({ crumbs }, chosen)).toEqual({ href, name: 'jeans' });
});

test('returns undefined for a product without a category', () => {
  expect(likeItHref({ crumbs: crumbs.slice(1) }, { size: '32' })).toBeUndefined();
});
