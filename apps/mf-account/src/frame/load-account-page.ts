import type { PageRequest, PageResult } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';

/** An account is of one shopper, so the server knows nothing of it: the browser fills the page. */
export const loadAccountPage =
  (title: SnippetKey) =>
  async ({ text }: Pick<PageRequest, 'text'>) =>
    ({
      kind: 'page',
      data: null,
      head: { title: `${text(title)} | Weefsel`, robots: 'noindex' },
      context: 'general',
    }) satisfies PageResult<null>;
