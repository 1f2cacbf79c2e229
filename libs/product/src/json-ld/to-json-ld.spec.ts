import { toBreadcrumbList } from './to-json-ld';

const ORIGIN = 'https://weefsel.example';

test('breadcrumbs are listed with absolute, encoded addresses', () => {
  const crumbs = [
    { name: 'Home', href: '/nl/' },
    { name: 'Café', href: '/nl/café/' },
  ];
  expect(toBreadcrumbList(crumbs, ORIGIN)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/nl/` },
      { '@type': 'ListItem', position: 2, name: 'Café', item: `${ORIGIN}/nl/caf%C3%A9/` },
    ],
  });
});

test('a step that leads nowhere has no address', () => {
  expect(toBreadcrumbList([{ name: 'Jurken', href: '#' }], ORIGIN)).toHaveProperty('itemListElement', [
    { '@type': 'ListItem', position: 1, name: 'Jurken' },
  ]);
});
