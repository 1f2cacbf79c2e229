import type { Product } from '../../catalogue/types.ts';

/** Role of a product in an outfit. */
export type Role = 'whole' | 'top' | 'bottom' | 'over' | 'shoes' | 'extra';

/** Roles by the last part of a category's address. */
const ROLES: Readonly<Record<string, Role>> = {
  jurken: 'whole',
  jumpsuits: 'whole',
  blouses: 'top',
  'tops-t-shirts': 'top',
  't-shirts': 'top',
  'truien-vesten': 'top',
  overhemden: 'top',
  polos: 'top',
  blazers: 'over',
  colberts: 'over',
  jassen: 'over',
  rokken: 'bottom',
  broeken: 'bottom',
  chinos: 'bottom',
  jeans: 'bottom',
  shorts: 'bottom',
  sneakers: 'shoes',
  laarzen: 'shoes',
  'nette-schoenen': 'shoes',
  boots: 'shoes',
  tassen: 'extra',
  sjaals: 'extra',
  riemen: 'extra',
};

/** Roles that are missing beside one part of an outfit, most wanted first. */
export const MISSING: Readonly<Record<Role, readonly Role[]>> = {
  whole: ['over', 'shoes', 'extra'],
  top: ['bottom', 'over', 'shoes', 'extra'],
  bottom: ['top', 'over', 'shoes', 'extra'],
  over: ['top', 'bottom', 'shoes', 'extra'],
  shoes: ['bottom', 'top', 'extra'],
  extra: ['over', 'top', 'shoes'],
};

export function roleOf({ categories: [category] }: Product): Role {
  const slug = category?.seoPath.split('/').at(-2) ?? '';
  return ROLES[slug] ?? 'extra';
}
