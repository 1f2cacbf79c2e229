import type { Category } from '@weefsel/api-clients';
import { NavigationStore, type NavigationSnapshot } from './navigation-store';

const id = (digit: string) => digit.repeat(32);
const category = (digit: string, more: Partial<Category> = {}): Category => ({
  id: id(digit),
  type: 'page',
  translated: { name: `Categorie ${digit}`, breadcrumb: ['Home'] },
  seoUrls: [{ seoPathInfo: `nl/${digit}/` }, { seoPathInfo: 'nl/andere/' }],
  children: [],
  ...more,
});
const link = (digit: string, more: Partial<Category>) =>
  category(digit, { type: 'link', seoUrls: [], ...more });

type Answer = Category[] | Error;
const give = (answer: Answer): Category[] => {
  if (answer instanceof Error) throw answer;
  return answer;
};

/** A navigation store with a backend of two menus and some categories outside them. */
function someNavigation(
  main: Answer,
  footer: Answer = [],
  others: Answer = [],
  snapshot?: NavigationSnapshot,
  urls: { foreignKey: string; routeName: string; seoPathInfo: string }[] = [],
) {
  const asked: (string | readonly string[])[] = [];
  const ofKeys = async (ids: readonly string[]) => {
    asked.push(ids);
    return urls.filter(({ foreignKey }) => ids.includes(foreignKey));
  };
  const neighbours = {
    navigation: {
      read: async (type = 'main-navigation', depth = 3) => {
        asked.push(`${type} ${depth}`);
        return give(type === 'main-navigation' ? main : footer);
      },
    },
    category: {
      list: async (ids: readonly string[]) => {
        asked.push(ids);
        return give(others);
      },
    },
  };
  const withUrls = { ...neighbours, seoUrl: { ofKeys } };
  return { navigation: new NavigationStore(withUrls, snapshot), asked };
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the menus', () => {
  test('are read to depth 3 and 1, and keep only what a menu shows [CST-03]', async () => {
    const highlighted = { name: 'Sale', customFields: { nd_menu_highlight_on: true, nd_other: 'x' } };
    const { navigation, asked } = someNavigation([
      category('a', { children: [category('b', { translated: highlighted })], visibleChildCount: 1 }),
    ]);
    await navigation.load();
    expect(asked).toEqual(['main-navigation 3', 'footer-navigation 1']);
    expect(navigation.main).toEqual([
      {
        id: id('a'),
        type: 'page',
        translated: { name: 'Categorie a' },
        visibleChildCount: 1,
        seoUrls: [{ seoPathInfo: 'nl/a/' }],
        children: [
          {
            id: id('b'),
            type: 'page',
            translated: { name: 'Sale', customFields: { nd_menu_highlight_on: true } },
            visibleChildCount: 0,
            seoUrls: [{ seoPathInfo: 'nl/b/' }],
            children: [],
          },
        ],
      },
    ]);
  });

  test('lead to categories, to what a link stands for, or to another site [VAL-04]', async () => {
    const { navigation, asked } = someNavigation(
      [category('a')],
      [
        link('1', { linkType: 'category', internalLink: id('a') }),
        link('2', { linkType: 'category', internalLink: id('c') }),
        link('3', { linkType: 'external', externalLink: 'https://elders.nl/', internalLink: id('e') }),
        link('4', { linkType: 'category', internalLink: 'NOT-AN-ID' }),
        link('5', { linkType: 'category', internalLink: id('d') }),
        link('6', {}),
        link('7', { linkType: 'external', externalLink: 'javascript:alert(1)' }),
        link('8', { linkType: 'external', externalLink: '//evil.example' }),
      ],
      [category('c')],
    );
    await navigation.load();
    expect(asked.at(-1)).toEqual([id('c'), id('d')]);
    expect([...navigation.main, ...navigation.footer].map(navigation.hrefOf)).toEqual([
      '/nl/a/',
      '/nl/a/',
      '/nl/c/',
      'https://elders.nl/',
      '#',
      '#',
      '#',
      '#',
      '#',
    ]);
  });

  test('lead to products and landing pages by the link type of an entry, and from folders nowhere [VAL-04]', async () => {
    const urls = [
      { foreignKey: id('1'), routeName: 'frontend.detail.page', seoPathInfo: 'Nl/Trui-Van-Wol' },
      { foreignKey: id('2'), routeName: 'frontend.landing.page', seoPathInfo: 'nl/winter/' },
    ];
    const { navigation, asked } = someNavigation(
      [
        link('a', { linkType: 'product', internalLink: id('1') }),
        link('b', { linkType: 'landing_page', internalLink: id('2') }),
        link('c', { linkType: 'product', internalLink: id('3'), seoUrls: [{ seoPathInfo: 'Eigen-Pad' }] }),
        link('d', { linkType: 'product', internalLink: id('4') }),
        category('e', { type: 'folder', children: [category('f')] }),
        link('9', { linkType: 'category', internalLink: id('e') }),
      ],
      [],
      [],
      undefined,
      urls,
    );
    await navigation.load();
    expect(asked.slice(2)).toEqual([[id('e')], [id('1'), id('2'), id('3'), id('4')]]);
    expect(navigation.main.map(navigation.hrefOf)).toEqual([
      ...['/nl/trui-van-wol', '/nl/winter/', '/nl/eigen-pad', '#', '#', '#'],
    ]);
  });

  test('that cannot be read are empty and logged; the other one is there all the same [ERR-06]', async () => {
    const { navigation } = someNavigation(new Error('backend away'), [category('f')]);
    await navigation.load();
    expect(navigation.main).toEqual([]);
    expect(navigation.mainTree.state).toBe('failed');
    expect(navigation.footer).toHaveLength(1);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test('are read again only where they failed', async () => {
    const { navigation, asked } = someNavigation(new Error('backend away'), [category('f')]);
    await navigation.load();
    await navigation.load();
    expect(asked).toEqual(['main-navigation 3', 'footer-navigation 1', 'main-navigation 3']);
  });

  test('that came with the page are not read again', async () => {
    const server = someNavigation([category('a')], [category('f')]).navigation;
    await server.load();
    const { navigation, asked } = someNavigation([], [], [], server.toJSON());
    await navigation.load();
    expect(asked).toEqual([]);
    expect(navigation.main.map(navigation.hrefOf)).toEqual(['/nl/a/']);
  });
});

describe('the address of a category', () => {
  test('is asked for once, and only by an id of 32 lower-case hex characters [VAL-04]', async () => {
    const { navigation, asked } = someNavigation([], [], [category('c')]);
    await expect(navigation.hrefOfCategory(id('c'))).resolves.toBe('/nl/c/');
    await expect(navigation.hrefOfCategory(id('c'))).resolves.toBe('/nl/c/');
    for (const wrong of ['', 'c', id('C'), id('g'), `${id('c')}c`, '2ec32d61']) {
      await expect(navigation.hrefOfCategory(wrong)).resolves.toBe('#');
    }
    expect(asked).toEqual([[id('c')]]);
  });

  test('is # when the look-up fails [VAL-04] [ERR-06]', async () => {
    const { navigation } = someNavigation([], [], new Error('backend away'));
    await expect(navigation.hrefOfCategory(id('c'))).resolves.toBe('#');
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test('knows its categories by their paths, at any depth; an entry that only links somewhere is none', async () => {
    const { navigation } = someNavigation([
      category('a', { children: [category('b')] }),
      link('d', { linkType: 'category', internalLink: id('c'), seoUrls: [{ seoPathInfo: 'nl/d/' }] }),
    ]);
    await navigation.load();
    expect(navigation.categoryAt('/nl/b/')?.id).toBe(id('b'));
    expect(navigation.categoryAt('/nl/a/')?.id).toBe(id('a'));
    expect(navigation.categoryAt('/nl/d/')).toBeUndefined();
    expect(navigation.categoryAt('/nl/x/')).toBeUndefined();
  });
});
