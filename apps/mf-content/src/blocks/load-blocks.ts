import type { FragmentUse, PageRequest } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';
import { resolveLinks } from '../links/resolve-links';
import { warnOnce } from '../links/warn-once';
import type { PieceName } from './block-pieces';
import { piecesFor } from './block-pieces';
import type { PageBlock } from './block-props';
import { fragmentsOf } from './fragments-of';
import { gather } from './gather';
import type { BlocksHead } from './head-of-blocks';
import { headOfBlocks } from './head-of-blocks';
import { rawBlocks } from './raw-blocks';
import { toBlocks } from './to-blocks';

interface LoadedBlocks {
  blocks: PageBlock[];
  /** The code that shows them. */
  pieces: PieceName[];
  fragments: Record<string, FragmentUse>;
  head: BlocksHead;
}

/** Blocks as they are shown: what they lead to and what they ask for is fetched at the same time. */
export async function loadBlocks(
  pageBuilder: unknown,
  clients: ContentClients,
  { url, signal }: Pick<PageRequest, 'url' | 'signal'>,
): Promise<LoadedBlocks> {
  const page = rawBlocks(pageBuilder);
  const [links, gathered] = await Promise.all([
    resolveLinks(page, { categories: clients.commerce.category, warn: warnOnce, signal }),
    gather(page, { clients, url, signal, warn: warnOnce }),
  ]);
  const { imageUrl, fileUrl } = clients.content;
  const surroundings = { imageUrl, fileUrl, ...links, page, path: url.pathname, warn: warnOnce };
  const blocks = toBlocks(surroundings, gathered);
  return {
    blocks,
    pieces: piecesFor(blocks),
    fragments: fragmentsOf(blocks),
    head: headOfBlocks(blocks, page, imageUrl),
  };
}
