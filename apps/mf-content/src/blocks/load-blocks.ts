import type { FragmentUse, PageRequest } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';
import { resolveLinks } from '../links/resolve-links';
import { warnOnce } from '../links/warn-once';
import type { PageBlock, ChunkName } from './block-lists';
import { blockSources, chunksFor } from './block-sources';
import { fragmentsOf } from './fragments-of';
import { resolve } from './resolve';
import { headOfBlocks, type BlocksHead } from './head-of-blocks';
import { rawBlocks } from './raw-blocks';
import { toBlocks } from './to-blocks';
import { withEditMarks } from './edit/with-edit-marks';

interface LoadedBlocks {
  blocks: PageBlock[];
  /** Chunks with the code of the blocks. */
  chunks: ChunkName[];
  fragments: Record<string, FragmentUse>;
  head: BlocksHead;
  /** Reason why some blocks are incomplete. */
  failure?: unknown;
}

interface BlocksRequest extends Pick<PageRequest, 'url' | 'signal' | 'answerBy'> {
  /** False when other content opens the page. */
  opens?: boolean;
}

/** Loads blocks. Link targets and the blocks' own data are fetched in parallel. */
export async function loadBlocks(
  pageBuilder: unknown,
  clients: ContentClients,
  { url, opens, ...time }: BlocksRequest,
): Promise<LoadedBlocks> {
  const sources = await blockSources();
  const page = rawBlocks(pageBuilder);
  const [{ failure: unlinked, ...links }, { answers, failure: unanswered }] = await Promise.all([
    resolveLinks(page, { categories: clients.commerce.category, warn: warnOnce, ...time }),
    resolve(sources, page, { clients, url, warn: warnOnce, ...time }),
  ]);
  const failure = unlinked ?? unanswered;
  const { imageUrl, fileUrl } = clients.content;
  const surroundings = { imageUrl, fileUrl, ...links, page, path: url.pathname, warn: warnOnce };
  const blocks = withEditMarks(toBlocks(sources, surroundings, answers, opens), clients.content);
  return {
    blocks,
    chunks: chunksFor(sources, blocks),
    fragments: fragmentsOf(blocks),
    head: headOfBlocks(blocks, page, imageUrl),
    ...(failure !== undefined && { failure }),
  };
}
