import { open } from './moves.ts';
import type { Scene } from './scene.ts';

const PAGES = [
  'klantenservice',
  'bezorgen',
  'retourneren',
  'betalen',
  'merken',
  'contact',
  'over-ons',
  'maattabel',
  'algemene-voorwaarden',
] as const;

/** What editors write, and the page for addresses that lead nowhere. */
export const contentScenes: readonly Scene[] = [
  ...PAGES.map((page): Scene => ({ name: page, stage: (shown) => open(shown, `/nl/${page}/`) })),
  { name: 'not-found', stage: (page) => open(page, '/nl/bestaat/echt-niet') },
];
