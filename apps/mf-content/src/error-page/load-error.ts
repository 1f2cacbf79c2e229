import type { PageRequest, PageResult } from '@weefsel/contracts';
import { askedBlocks } from '../blocks/asked-blocks';
import { loadBlocks } from '../blocks/load-blocks';
import type { ContentClients } from '../content-clients';
import type { ContentPageData } from '../page/content-page-data';

/** The page titled 'Error', which the shell shows instead of one that failed. */
export async function load(
  request: PageRequest,
  clients: ContentClients,
): Promise<PageResult<ContentPageData>> {
  const page = await clients.content.errorPage(await askedBlocks(), request.signal);
  if (!page) return { kind: 'not-found' };
  const { blocks, chunks, fragments } = await loadBlocks(page.pageBuilder, clients, request);
  const hasHeading = blocks.some(({ props }) => 'level' in props && props.level === 1);
  return {
    kind: 'page',
    data: { ...(!hasHeading && { heading: page.title }), blocks, chunks },
    head: {
      title: `${request.text('headless.error.title')} | Weefsel`,
      description: page.metaDescription,
      robots: 'noindex',
    },
    context: 'general',
    fragments,
  };
}
