import type { PageRequest, PageResult } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';
import { loadContent, type ContentPageData } from '../page/load-content';

/** Loads the page titled 'Error', shown by the shell in place of a failed page. */
export async function load(
  request: PageRequest,
  clients: ContentClients,
): Promise<PageResult<ContentPageData>> {
  const loaded = await loadContent(
    (blocks) => clients.content.errorPage(blocks, request.signal),
    clients,
    request,
  );
  if (!loaded) return { kind: 'not-found' };
  const { page, data, fragments } = loaded;
  return {
    kind: 'page',
    data,
    head: {
      title: `${request.text('headless.error.title')} | Weefsel`,
      description: page.metaDescription,
      robots: 'noindex',
    },
    context: 'general',
    fragments,
  };
}
