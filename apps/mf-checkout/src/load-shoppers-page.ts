import type { PageRequest, PageResult } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';

/** Loader of cart and order pages. They belong to one shopper, so their content comes from the stores. */
export const loadShoppersPage =
  (title: SnippetKey) =>
  async ({ text }: Pick<PageRequest, 'text'>): Promise<Extract<PageResult<null>, { kind: 'page' }>> => ({
    kind: 'page',
    data: null,
    head: { title: `${text(title)} | Weefsel`, robots: 'noindex' },
    context: 'general',
  });
