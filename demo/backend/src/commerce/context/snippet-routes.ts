import { createHash } from 'node:crypto';
import { textsOfOwners } from '../../texts-of-owners.ts';
import { promised } from '../../promised.ts';
import { LANGUAGE, SALES_CHANNEL_ID, SNIPPET_SET_ID } from './reference-data.ts';
import { Answer } from '../transport/answer.ts';
import { storeError } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

const MOST_PREFIXES = 50;

const listIn = (sent: unknown): string[] =>
  typeof sent === 'string'
    ? sent
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : [];

function prefixesIn(sent: unknown): string[] {
  const prefixes = listIn(sent).map((prefix) => prefix.replace(/\.+$/, ''));
  const distinct = [...new Set(prefixes)].filter((prefix) => prefix !== '');
  if (distinct.length <= MOST_PREFIXES) return distinct;
  throw storeError(
    400,
    'SYSTEM__SNIPPET_TOO_MANY_PREFIXES',
    `At most ${MOST_PREFIXES} prefixes are allowed per request, ${distinct.length} given.`,
    { parameters: { count: distinct.length, limit: MOST_PREFIXES } },
  );
}

function checkLanguages(sent: unknown): void {
  const foreign = listIn(sent).find((id) => id.toLowerCase() !== LANGUAGE.id);
  if (foreign === undefined) return;
  throw storeError(
    400,
    'SYSTEM__SNIPPET_LANGUAGE_NOT_AVAILABLE_IN_SALES_CHANNEL',
    `The language "${foreign}" is not available in the sales channel "${SALES_CHANNEL_ID}".`,
    { parameters: { languageId: foreign, salesChannelId: SALES_CHANNEL_ID } },
  );
}

/** Texts by prefix of whole key parts: `headless.cart` matches `headless.cart.open`, not `headless.cartPage.…`. */
function textsUnder(prefixes: readonly string[]): Record<string, string> {
  const texts = Object.entries(textsOfOwners).filter(
    ([key]) => prefixes.length === 0 || prefixes.some((one) => key === one || key.startsWith(`${one}.`)),
  );
  return Object.fromEntries(
    texts
      .map(([key, value]) => [key, promised(value)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function read({ query }: StoreCall): Answer {
  checkLanguages(query['languageIds']);
  const snippets = textsUnder(prefixesIn(query['prefixes']));
  const hash = createHash('md5').update(JSON.stringify(snippets)).digest('hex');
  const { code } = LANGUAGE.translationCode;
  const set = {
    languageId: LANGUAGE.id,
    locale: code,
    fallbackLocale: code.slice(0, 2),
    snippetSetId: SNIPPET_SET_ID,
    hash,
    // PHP, the vendor's language, writes an empty map as a list.
    snippets: Object.keys(snippets).length > 0 ? snippets : [],
    apiAlias: 'snippet_set_result',
  };
  return new Answer({ sets: [set], apiAlias: 'snippet_set_result_list' }, { etag: `"${hash}"` });
}

/** Route of the texts on screen, for clients that request them from the commerce vendor. */
export function snippetRoutes(routes: StoreRoutes): void {
  routes.on('GET', '/snippet', read);
}
