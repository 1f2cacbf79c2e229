import type { ContentPage, FragmentUse, PageRequest } from '@weefsel/contracts';
import type { BlocksHead } from '../blocks/head-of-blocks';
import { loadBlocks } from '../blocks/load-blocks';
import type { ContentClients } from '../content-clients';
import type { ContentPageData } from './content-page-data';

interface LoadedContent {
  page: ContentPage;
  data: ContentPageData;
  head: BlocksHead;
  fragments: Record<string, FragmentUse>;
}

/** The page that the content service keeps under a slug; null when there is none. */
export async function loadContent(
  slug: string,
  clients: ContentClients,
  request: Pick<PageRequest, 'url' | 'signal'>,
): Promise<LoadedContent | null> {
  const page = await clients.content.pageBySlug(slug, request.signal);
  if (!page) return null;
  const { blocks, pieces, fragments, head } = await loadBlocks(page.pageBuilder, clients, request);
  const hasHeading = blocks.some(({ props }) => 'level' in props && props.level === 1);
  const data = { ...(!hasHeading && { heading: page.title }), blocks, pieces };
  return { page, data, head, fragments };
}
