import { listingOf } from '../../testing/listing-data';
import type { CategoryLink, ListingData } from '../listing-data';
import { categoryTree } from './category-facet';

const crumb = (name: string) => ({ name, href: `/nl/${name.toLowerCase()}/` });
const page = (name: string, parts: { current?: true } = {}): CategoryLink => ({
  ...crumb(name),
  count: 3,
  ...parts,
});

const tree = (parts: Partial<ListingData>) =>
  categoryTree(listingOf(42, 1, parts)).map(
    ({ name, level, current }) => `${'-'.repeat(level)} ${name}${current ? ' *' : ''}`,
  );

describe('the tree of categories', () => {
  test('has the parents above the present category, and its children below it', () => {
    const crumbs = ['Home', 'Dames', 'Kleding'].map(crumb);
    const categories = { title: 'Categorie', links: [page('Jurken'), page('Rokken')] };
    expect(tree({ crumbs, categories })).toEqual(['- Dames', '-- Kleding *', '--- Jurken', '--- Rokken']);
    expect(categoryTree(listingOf(42, 1, { crumbs, categories }))[1]).toMatchObject({ count: 42 });
  });

  test('marks a category without children among its neighbours', () => {
    const crumbs = ['Home', 'Dames', 'Kleding', 'Jurken'].map(crumb);
    const categories = { title: 'Categorie', links: [page('Jurken', { current: true }), page('Rokken')] };
    expect(tree({ crumbs, categories })).toEqual(['- Dames', '-- Kleding', '--- Jurken *', '--- Rokken']);
  });

  test('is the branch that the search service opened where the listing itself is narrowed', () => {
    const links: CategoryLink[] = [
      { name: 'Dames', category: '1', current: true },
      { name: 'Jurken', category: '1-2', depth: 1 },
      { name: 'Heren', category: '3' },
    ];
    expect(tree({ categories: { title: 'Categorie', links } })).toEqual([
      '- Dames *',
      '-- Jurken',
      '- Heren',
    ]);
  });
});
