import type { Category } from '@weefsel/api-clients';
import { allElements, hrefsIn, toNavigationTree } from './navigation-tree';

const category = (id: string, more: Partial<Category> = {}): Category => ({
  ...{ id, type: 'page', translated: { name: `Categorie ${id}` }, seoUrls: [], children: [] },
  ...more,
});
const bare = {
  ...{ id: 'a', type: 'page', translated: { name: 'Categorie a' }, visibleChildCount: 0 },
  ...{ seoUrls: [], children: [] },
};

describe('an entry of a menu', () => {
  test('has the fields that a link needs, without empty ones', () => {
    const link = { linkType: 'category', internalLink: 'b', linkNewTab: true } as const;
    expect(toNavigationTree([category('a', link)])).toEqual([{ ...bare, ...link }]);
    const outside = { linkType: 'external', externalLink: 'https://elders.nl/' } as const;
    expect(toNavigationTree([category('a', outside)])).toEqual([{ ...bare, ...outside }]);
    const said = { internalLink: '', externalLink: '', linkNewTab: false };
    expect(toNavigationTree([category('a', said)])).toEqual([bare]);
  });

  test.each([
    [true, true],
    ['1', true],
    ['true', true],
    [false, false],
    ['0', false],
    ['', false],
  ])('is highlighted with %j: %j', (nd_menu_highlight_on, highlighted) => {
    const translated = { name: 'Sale', customFields: { nd_menu_highlight_on } };
    const [element] = toNavigationTree([category('a', { translated })]);
    expect(element?.translated.customFields).toEqual(
      highlighted ? { nd_menu_highlight_on: true } : undefined,
    );
  });

  test('is called by its translated name, else by its own, else not at all', () => {
    const nameOf = (more: Partial<Category>) => toNavigationTree([category('a', more)])[0]?.translated.name;
    expect(nameOf({ name: 'Ladies' })).toBe('Categorie a');
    expect(nameOf({ name: 'Ladies', translated: {} })).toBe('Ladies');
    expect(nameOf({ translated: {} })).toBe('');
  });

  test('counts the children that the backend counts, else those that came along', () => {
    const { children: _, seoUrls: __, ...alone } = category('a');
    const countOf = (given: Category) => toNavigationTree([given])[0]?.visibleChildCount;
    expect(countOf(category('a', { visibleChildCount: 0, children: [category('b')] }))).toBe(0);
    expect(countOf(category('a', { children: [category('b'), category('c')] }))).toBe(2);
    expect(toNavigationTree([alone])).toEqual([bare]);
  });

  test('keeps the first of its addresses', () => {
    const seoUrls = [{ seoPathInfo: 'nl/a/', isCanonical: true }, { seoPathInfo: 'nl/b/' }];
    expect(toNavigationTree([category('a', { seoUrls })])[0]?.seoUrls).toEqual([{ seoPathInfo: 'nl/a/' }]);
  });
});

describe('a menu', () => {
  const at = (path: string) => ({ seoUrls: [{ seoPathInfo: path }] });
  const tree = toNavigationTree([
    category('a', { ...at('nl/a/'), children: [category('b', { ...at('nl/a/b/'), type: 'link' })] }),
    category('c', at('nl/c/')),
  ]);

  test('is walked through with parents before their children', () => {
    expect(allElements(tree).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('knows the addresses of its categories, but not of its links, and works them out once', () => {
    expect([...hrefsIn(tree)]).toEqual([
      ['a', '/nl/a/'],
      ['c', '/nl/c/'],
    ]);
    expect(hrefsIn(tree)).toBe(hrefsIn(tree));
  });
});
