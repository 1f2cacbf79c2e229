export * from './snippet-text';

/**
 * The texts of every owner in a program, by owner. Empty here: each `texts.nl.ts` adds its own.
 * A remote's program knows only the keys of the remote and its imported libs.
 */
export interface TextOwners {}

export type SnippetKey = { [Owner in keyof TextOwners]: keyof TextOwners[Owner] & string }[keyof TextOwners];

/** Returns a text on screen with its `{name}` places filled in. */
export type Text = (key: SnippetKey, values?: Readonly<Record<string, string | number>>) => string;

/** The part of the shop that a text is for: `cart` of `headless.cart.open`. */
export type SnippetArea = SnippetKey extends `headless.${infer Area}.${string}` ? Area : never;
