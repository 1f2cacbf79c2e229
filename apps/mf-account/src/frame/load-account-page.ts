import type { PageRequest, PageResult } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';

/** A page about one shopper, excluded from search engines. */
export const accountPage = <Data>({ text }: Pick<PageRequest, 'text'>, title: SnippetKey, data: Data) =>
  ({
    kind: 'page',
    data,
    head: { title: `${text(title)} | Weefsel`, robots: 'noindex' },
    context: 'general',
  }) satisfies PageResult<Data>;

/** Loads pages that need nothing but the stores. */
export const loadAccountPage = (title: SnippetKey) => async (request: Pick<PageRequest, 'text'>) =>
  accountPage(request, title, null);
