import { identifierOf } from './identifier.ts';
import { localSeoPath } from './local-seo-path.ts';
import { slugOf } from './slug.ts';
import type { Category, Gender } from './types.ts';

type Branch = readonly [name: string, children: readonly string[]];

const TREE: Record<Gender, readonly Branch[]> = {
  dames: [
    ['Nieuw', []],
    [
      'Kleding',
      [
        'Jurken',
        'Blouses',
        'Tops & T-shirts',
        'Truien & Vesten',
        'Blazers',
        'Jassen',
        'Rokken',
        'Broeken',
        'Jeans',
        'Shorts',
        'Jumpsuits',
      ],
    ],
    ['Schoenen', ['Sneakers', 'Laarzen']],
    ['Tassen', []],
    ['Accessoires', ['Sjaals', 'Riemen']],
    ['Sale', []],
  ],
  heren: [
    ['Nieuw', []],
    [
      'Kleding',
      [
        'Overhemden',
        "Polo's",
        'T-shirts',
        'Truien & Vesten',
        'Colberts',
        'Jassen',
        'Broeken',
        "Chino's",
        'Jeans',
        'Shorts',
      ],
    ],
    ['Schoenen', ['Sneakers', 'Nette schoenen', 'Boots']],
    ['Accessoires', ['Riemen', 'Sjaals', 'Tassen']],
    ['Sale', []],
  ],
};

const GENDERS: readonly [Gender, string][] = [
  ['dames', 'Dames'],
  ['heren', 'Heren'],
];

/** The category tree as a flat list, parents before children; the first is the root. */
export function createCategories(seed: number): Category[] {
  const categories: Category[] = [];
  const add = (name: string, parent: Category | null, position: number, gender: Gender | null): Category => {
    const n = categories.length;
    const category: Category = {
      id: identifierOf(seed, 'category', n),
      searchId: 10000 + n,
      parentId: parent?.id ?? null,
      name,
      seoPath: parent ? `${parent.seoPath}${slugOf(name)}/` : localSeoPath(''),
      level: parent ? parent.level + 1 : 0,
      position,
      gender,
      highlighted: name === 'Sale',
    };
    categories.push(category);
    return category;
  };
  const root = add('Weefsel', null, 0, null);
  GENDERS.forEach(([gender, name], place) => {
    const top = add(name, root, place + 1, gender);
    TREE[gender].forEach(([branchName, leaves], branchPlace) => {
      const branch = add(branchName, top, branchPlace + 1, gender);
      leaves.forEach((leaf, leafPlace) => add(leaf, branch, leafPlace + 1, gender));
    });
  });
  return categories;
}
