import type { ContentPage, FragmentUse, PageHead, PageRequest } from '@weefsel/contracts';
import { headOfBlocks } from '../blocks/head-of-blocks';
import { loadBlocks } from '../blocks/load-blocks';
import type { ContentClients } from '../content-clients';
import type { ContentPageData } from './content-page-data';

interface LoadedContent {
  page: ContentPage;
  data: ContentPageData;
  /** The part of the head that follows from the blocks. */
  head: Pick<PageHead, 'image' | 'heroImage' | 'jsonLd'>;
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
  const builder = page.pageBuilder ?? [];
  const { blocks, fragments } = await loadBlocks(builder, clients, request);
  const hasHeading = blocks.some(({ props }) => 'level' in props && props.level === 1);
  const data = { ...(!hasHeading && { heading: page.title }), blocks };
  return { page, data, head: headOfBlocks(blocks, builder, clients.content.imageUrl), fragments };
}
