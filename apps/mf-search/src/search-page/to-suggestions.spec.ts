import type { Category } from '@weefsel/api-clients';
import { popularCategories, toJumps } from './to-suggestions';

const category = (name: string, path: string, children: Category[] = []): Category => ({
  id: path,
  type: 'page',
  translated: { name },
  seoUrls: [{ seoPathInfo: path }],
  children,
});

const tree = ['Dames', 'Heren'].map((name) => {
  const path = `nl/${name.toLowerCase()}/`;
  const kinds = name === 'Dames' ? ['Jurken', 'Jassen', 'Truien & Vesten'] : ['Overhemden', 'Jassen'];
  const below = kinds.map((kind) =>
    category(kind, `${path}kleding/${kind.toLowerCase().replace(/ & /, '-')}/`),
  );
  return category(name, path, [
    category('Nieuw', `${path}nieuw/`),
    category('Kleding', `${path}kleding/`, below),
  ]);
});

const brands = [
  { id: 'b1', name: 'Fjord', url: '/nl/merken/fjord/' },
  { id: 'b2', name: 'Été', url: '/nl/merken/ete/' },
  { id: 'b3', name: 'Maan', url: null },
];

const hrefs = (text: string) => toJumps(text, brands, tree).map(({ href }) => href);

describe('the pages that a text leads to', () => {
  test.each([
    ['fjord', ['/nl/merken/fjord/']],
    ['ETE jurken', ['/nl/merken/ete/', '/nl/dames/kleding/jurken/']],
    ['jurk', ['/nl/dames/kleding/jurken/']],
    ['jassen', ['/nl/dames/kleding/jassen/', '/nl/heren/kleding/jassen/']],
    ['jassen heren', ['/nl/heren/kleding/jassen/']],
    ['vesten', ['/nl/dames/kleding/truien-vesten/']],
    ['dames', ['/nl/dames/']],
    ['blauwe jurk', []],
    ['maan', []],
    ['ja', []],
  ])('are those of the names in "%s"', (text, expected) => {
    expect(hrefs(text)).toEqual(expected);
  });

  test('name their department', () => {
    expect(toJumps('jassen', brands, tree).map(({ name }) => name)).toEqual(['Jassen dames', 'Jassen heren']);
  });
});

test('the popular categories are those of each department', () => {
  expect(popularCategories(tree).map(({ name }) => name)).toEqual([
    'Jurken dames',
    'Jassen dames',
    'Truien & Vesten dames',
    'Overhemden heren',
    'Jassen heren',
  ]);
});
