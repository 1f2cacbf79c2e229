import { accountSnippets } from './account';
import { catalogSnippets } from './catalog';
import { checkoutSnippets } from './checkout';
import { consentSnippets } from './consent';
import { contentSnippets } from './content';
import { footerSnippets } from './footer';
import { searchSnippets } from './search';
import { sharedSnippets } from './shared';
import { shellSnippets } from './shell';

/** Every text on screen by its key: what the demo content service is seeded with, and the fallback when it is down. */
export const defaultSnippets = {
  ...sharedSnippets,
  ...shellSnippets,
  ...consentSnippets,
  ...footerSnippets,
  ...searchSnippets,
  ...catalogSnippets,
  ...contentSnippets,
  ...checkoutSnippets,
  ...accountSnippets,
} as const;

export type SnippetKey = keyof typeof defaultSnippets;

/** The part of the shop that a text is for: `cart` of `headless.cart.open`. */
export type SnippetArea = SnippetKey extends `headless.${infer Area}.${string}` ? Area : never;
