import { open } from './page-steps.ts';
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
  'inspiratie',
  'lookbook-winter',
  'cadeaukaart',
  'winkels',
  'garantie',
  'toegankelijkheid',
] as const;

/** Editorial pages, and the page for unknown addresses. */
export const contentScenes: readonly Scene[] = [
  ...PAGES.map((page): Scene => ({ name: page, stage: (shown) => open(shown, `/nl/${page}/`) })),
  { name: 'not-found', stage: (page) => open(page, '/nl/bestaat/echt-niet') },
];
