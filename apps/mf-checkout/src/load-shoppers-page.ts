import type { PageRequest, PageResult } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';

/** Cart and orders are of one shopper, so the server knows nothing of them: the browser fills the page. */
export const loadShoppersPage =
  (title: SnippetKey) =>
  async ({ text }: Pick<PageRequest, 'text'>): Promise<PageResult<null>> => ({
    kind: 'page',
    data: null,
    head: { title: `${text(title)} | Weefsel`, robots: 'noindex' },
    context: 'general',
  });
