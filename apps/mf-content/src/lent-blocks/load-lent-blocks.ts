import { localHref, type BlocksProps, type WithChunks } from '@weefsel/contracts';
import type { BlockType, PageBlock, ChunkName } from '../blocks/block-lists';
import { askedBlocks } from '../blocks/asked-blocks';
import { loadBlocks } from '../blocks/load-blocks';
import type { ContentClients } from '../content-clients';
import { warnOnce } from '../links/warn-once';

const answersOf = new WeakMap<AbortSignal, Map<string, Promise<unknown>>>();

/** Shares one answer among equal requests of one page load. The signal identifies the page. */
function askOnce<T>(page: AbortSignal, question: string, ask: () => Promise<T>): Promise<T> {
  const answers = answersOf.get(page) ?? new Map<string, Promise<unknown>>();
  answersOf.set(page, answers);
  const answer = (answers.get(question) as Promise<T> | undefined) ?? ask();
  answers.set(question, answer);
  return answer;
}

/** Place of lent blocks in a listing. */
export interface LentPlace extends Pick<BlocksProps, 'slug'> {
  place: BlocksProps['place'] | 'between';
}

export interface LentBlocksData extends WithChunks<ChunkName> {
  blocks: PageBlock[];
}

/** Lent blocks cannot borrow fragments. They have no address with a filter or page number either. */
const ONLY_ON_PAGES: ReadonlySet<string> = new Set<BlockType>([
  'blogsOverview',
  'inspiration',
  'inspirationOverview',
  'looksOverview',
  'productSlider',
]);

const mayBeLent = (slug: string) => (block: unknown) => {
  const type = (block as { _type?: unknown } | null)?._type;
  if (typeof type !== 'string' || !ONLY_ON_PAGES.has(type)) return true;
  warnOnce(`Landing "${slug}": a ${type} can only stand on a page; it is left out.`);
  return false;
};

/** Loads the blocks of one place in a listing; null when there are none. */
export async function loadPlace(
  { slug, place }: LentPlace,
  clients: ContentClients,
  signal: AbortSignal,
): Promise<LentBlocksData | null> {
  const asked = await askedBlocks();
  const landing = await askOnce(signal, slug, () => clients.content.landingBySlug(slug, asked, signal));
  const written: unknown = landing?.[place];
  if (!Array.isArray(written) || written.length === 0) return null;
  const url = new URL(localHref(`${slug}/`), 'http://shop.invalid');
  const { blocks, chunks } = await loadBlocks(written.filter(mayBeLent(slug)), clients, {
    url,
    signal,
    opens: place === 'above',
  });
  return blocks.length > 0 ? { blocks, chunks } : null;
}

/** Loads the blocks above or below the products of a listing. */
export const load = (
  props: BlocksProps,
  clients: ContentClients,
  signal: AbortSignal,
): Promise<LentBlocksData | null> => loadPlace(props, clients, signal);
