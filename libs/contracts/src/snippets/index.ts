import { accountSnippets } from './account';
import { catalogSnippets } from './catalog';
import { checkoutSnippets } from './checkout';
import { consentSnippets } from './consent';
import { contentSnippets } from './content';
import { fillIn } from './fill-in';
import { footerSnippets } from './footer';
import { searchSnippets } from './search';
import { sharedSnippets } from './shared';
import { shellSnippets } from './shell';

export { fillIn } from './fill-in';

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

/** Gives a text on screen with its `{name}` places filled in. */
export type Text = (key: SnippetKey, values?: Readonly<Record<string, string | number>>) => string;

/** The texts as they are before editors change any. */
export const builtInText: Text = (key, values = {}) => fillIn(defaultSnippets[key], values);

/** The part of the shop that a text is for: `cart` of `headless.cart.open`. */
export type SnippetArea = SnippetKey extends `headless.${infer Area}.${string}` ? Area : never;
