import { crumbsTo } from './crumbs-to';

const text = () => 'Home';

test('the way to a page ends with its title', () => {
  expect(
    crumbsTo({ path: '/nl/service/ruilen/', context: 'general', title: 'Ruilen en retour' }, text),
  ).toEqual([
    { name: 'Home', href: '/nl/' },
    { name: 'Service', href: '/nl/service/' },
    { name: 'Ruilen en retour', href: '/nl/service/ruilen/' },
  ]);
});

test.each([
  ['men', '/nl/heren/inspiratie/'],
  ['ladies', '/nl/dames/inspiratie/'],
  ['general', '/nl/inspiratie/'],
] as const)('a look leads to the inspiration page of context %s [BLK-07]', (context, href) => {
  const crumbs = crumbsTo({ path: '/nl/look/stadswandeling', context, title: 'Stadswandeling' }, text);
  expect(crumbs[1]).toEqual({ name: 'Look', href });
});

test('a blog leads to the page of all blogs, not to an address that has moved [BLK-07]', () => {
  const crumbs = crumbsTo({ path: '/nl/blog/jeans-wassen/', context: 'men', title: 'Jeans wassen' }, text);
  expect(crumbs[1]).toEqual({ name: 'Blog', href: '/nl/blogs/' });
});
