import { hex } from '../testing/wire';
import { redirectOf, toSuggestionGroups } from './to-suggestion-groups';

const NOTHING = { hrefs: new Map<string, string>(), departments: new Map<string, string>() };

describe('suggestions', () => {
  test('of brands lead to the search, with the service’s path and key taken off [LSP-05]', () => {
    const suggestions = [
      '/navigation-search/a1b2c3d4?tn_q=Fjordal&tn_fk_merk=Fjordal',
      '/navigation/a1b2c3d4?tn_fk_merk=Ren+%26+Co',
      'https://evil.example/navigation/a1b2c3d4',
    ].map((path) => ({ match: 'Merk & Co', navigationLink: { path } }));
    const [brands] = toSuggestionGroups([{ name: 'Merken', type: 'FacetFilter', suggestions }], NOTHING);
    expect(brands?.suggestions.map(({ href }) => href)).toEqual([
      '/search?tn_q=Fjordal&tn_fk_merk=Fjordal',
      '/search?tn_fk_merk=Ren+%26+Co',
      '/search?tn_q=Merk+%26+Co',
    ]);
  });

  test('of categories lead to the address of the last one of their path; unknown ones are searched for [LSP-06]', () => {
    const category = (path: string) => ({
      match: 'Jassen',
      navigationLink: { context: { category: { path, parentName: 'Kleding' } } },
    });
    const [categories] = toSuggestionGroups(
      [
        {
          name: 'Categorieën',
          type: 'Category',
          suggestions: [category(`${hex(1)}-${hex(2)}`), category(hex(3)), { match: 'Jassen' }],
        },
      ],
      {
        ...NOTHING,
        hrefs: new Map([
          [hex(2), '/nl/dames/kleding/jassen/'],
          [hex(3), '#'],
        ]),
      },
    );
    expect(categories?.suggestions).toEqual([
      { label: 'Jassen', detail: 'Kleding', href: '/nl/dames/kleding/jassen/' },
      { label: 'Jassen', detail: 'Kleding', href: '/search?tn_q=Jassen' },
      { label: 'Jassen', href: '/search?tn_q=Jassen' },
    ]);
  });

  test('of categories name their department, so that two of the same name differ', () => {
    const category = (...ids: string[]) => ({
      match: 'Jassen',
      navigationLink: { context: { category: { path: ids.join('-'), parentName: 'Kleding' } } },
    });
    const suggestions = [
      category(hex(1), hex(2), hex(4)),
      category(hex(1), hex(3), hex(5)),
      category(hex(6)),
    ];
    const departments = new Map([
      [hex(2), 'Dames'],
      [hex(3), 'Heren'],
    ]);
    const [categories] = toSuggestionGroups([{ name: 'Categorieën', type: 'Category', suggestions }], {
      ...NOTHING,
      departments,
    });
    expect(categories?.suggestions.map(({ detail }) => detail)).toEqual(['Dames', 'Heren', 'Kleding']);
  });

  test('of phrases lead to their results, or where the service sends; groups without any are left out', () => {
    const groups = toSuggestionGroups(
      [
        { name: 'Merken', type: 'FacetFilter', suggestions: [] },
        {
          name: 'Suggesties',
          type: 'SearchPhrase',
          suggestions: [{ match: 'linnen jurk' }, { match: 'contact', redirects: [{ url: '/nl/contact/' }] }],
        },
      ],
      NOTHING,
    );
    expect(groups).toEqual([
      {
        kind: 'phrases',
        suggestions: [
          { label: 'linnen jurk', href: '/search?tn_q=linnen+jurk' },
          { label: 'contact', href: '/nl/contact/' },
        ],
      },
    ]);
  });

  test('never send to a script', () => {
    expect(redirectOf([{ url: 'javascript:alert(1)' }])).toBeUndefined();
    expect(redirectOf([{ url: '/nl/merken/fjord/' }])).toBe('/nl/merken/fjord/');
    expect(redirectOf([])).toBeUndefined();
  });
});
