import type { ContentPage, FragmentUse, PageRequest, PageResult } from '@weefsel/contracts';
import { askedBlocks } from '../blocks/asked-blocks';
import type { BlocksHead } from '../blocks/head-of-blocks';
import { loadBlocks } from '../blocks/load-blocks';
import type { ContentClients } from '../content-clients';
import type { ContentPageData } from './content-page-data';

interface LoadedContent {
  page: ContentPage;
  data: ContentPageData;
  head: BlocksHead;
  fragments: Record<string, FragmentUse>;
  /** Missing data and why: the page is shown, but not cached. */
  lack: Pick<Extract<PageResult, { kind: 'page' }>, 'missing' | 'failure'>;
}

/** The page that the content service keeps under a slug; null when there is none. */
export async function loadContent(
  slug: string,
  clients: ContentClients,
  request: Pick<PageRequest, 'url' | 'signal' | 'answerBy'>,
): Promise<LoadedContent | null> {
  const page = await clients.content.pageBySlug(slug, await askedBlocks(), request.signal);
  if (!page) return null;
  const { blocks, chunks, fragments, head, failure } = await loadBlocks(page.pageBuilder, clients, request);
  const hasHeading = blocks.some(({ props }) => 'level' in props && props.level === 1);
  const data = { ...(!hasHeading && { heading: page.title }), blocks, chunks };
  const lack = failure === undefined ? {} : { missing: 'part' as const, failure };
  return { page, data, head, fragments, lack };
}
