import type { AskedBlocks } from '@weefsel/api-clients';
import type { ContentPage, PageRequest, Crumb, WithChunks } from '@weefsel/contracts';
import { askedBlocks } from '../blocks/asked-blocks';
import { loadBlocks } from '../blocks/load-blocks';
import type { ContentClients } from '../content-clients';
import type { PageBlock, ChunkName } from '../blocks/block-lists';

/** Data of a page of blocks. */
export interface ContentPageData extends WithChunks<ChunkName> {
  /** Crumbs of this page; absent on the home page. */
  crumbs?: Crumb[];
  /** Shown as the page's heading when no block has one. */
  heading?: string;
  blocks: PageBlock[];
}

/** Loads a page of the content service with its blocks; null when there is none. */
export async function loadContent<Page extends Pick<ContentPage, 'title' | 'pageBuilder'>>(
  ask: (blocks: AskedBlocks) => Promise<Page | null>,
  clients: ContentClients,
  request: Pick<PageRequest, 'url' | 'signal' | 'answerBy'>,
) {
  const page = await ask(await askedBlocks());
  if (!page) return null;
  const { blocks, chunks, fragments, head, failure } = await loadBlocks(page.pageBuilder, clients, request);
  const hasHeading = blocks.some(({ props }) => 'level' in props && props.level === 1);
  const data: ContentPageData = { ...(!hasHeading && { heading: page.title }), blocks, chunks };
  /** Missing data with its reason: the page is shown, but not cached. */
  const lack = failure === undefined ? {} : { missing: 'part' as const, failure };
  return { page, data, head, fragments, lack };
}
