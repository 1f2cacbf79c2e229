import type { PageRequest, PageResult } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';

/** Cart and orders are of one shopper: what is shown of them comes from the stores. */
export const loadShoppersPage =
  (title: SnippetKey) =>
  async ({ text }: Pick<PageRequest, 'text'>): Promise<Extract<PageResult<null>, { kind: 'page' }>> => ({
    kind: 'page',
    data: null,
    head: { title: `${text(title)} | Weefsel`, robots: 'noindex' },
    context: 'general',
  });
