import type { ContentPage, FragmentUse, PageHead, PageRequest } from '@weefsel/contracts';
import { gather } from '../blocks/gather';
import { toBlocks } from '../blocks/to-blocks';
import type { ContentClients } from '../content-clients';
import { resolveLinks } from '../links/resolve-links';
import { warnOnce } from '../links/warn-once';
import type { ContentPageData } from './content-page-data';
import { fragmentsOf } from './fragments-of';

/** Width in px of the picture that is shown where the page is shared. */
const SHARED_IMAGE_WIDTH = 1200;

interface LoadedContent {
  page: ContentPage;
  data: ContentPageData;
  /** The part of the head that follows from the blocks. */
  head: Pick<PageHead, 'image' | 'heroImage'>;
  fragments: Record<string, FragmentUse>;
}

function headOf({ pageBuilder }: ContentPage, { blocks }: ContentPageData, { content }: ContentClients) {
  const banner = pageBuilder.find((block) => block._type === 'headerBanner');
  const first = blocks[0];
  const hero = first?.type === 'headerBanner' ? first.props : undefined;
  return {
    ...(banner && hero && { image: content.imageUrl(banner.image, { w: SHARED_IMAGE_WIDTH, fm: 'jpg' }) }),
    // With another picture for phones the address depends on the screen, and the document's own markup says it best.
    ...(hero &&
      !hero.imageMobile && {
        heroImage: { src: hero.image.src, srcSet: hero.image.srcSet, sizes: '100vw' },
      }),
  };
}

/** Blocks as they are shown: what they lead to and what they ask for is fetched at the same time. */
export async function loadBlocks(
  page: ContentPage['pageBuilder'],
  { content, commerce }: ContentClients,
  { url, signal }: Pick<PageRequest, 'url' | 'signal'>,
) {
  const [links, gathered] = await Promise.all([
    resolveLinks(page, { categories: commerce.category, warn: warnOnce, signal }),
    gather(page, { clients: { content, commerce }, url, signal, warn: warnOnce }),
  ]);
  const { imageUrl, fileUrl } = content;
  const blocks = toBlocks({ imageUrl, fileUrl, ...links, page, warn: warnOnce }, gathered);
  return { blocks, fragments: fragmentsOf(blocks) };
}

/** The page that the content service keeps under a slug; null when there is none. */
export async function loadContent(
  slug: string,
  clients: ContentClients,
  request: Pick<PageRequest, 'url' | 'signal'>,
): Promise<LoadedContent | null> {
  const found = await clients.content.pageBySlug(slug, request.signal);
  if (!found) return null;
  const page = { ...found, pageBuilder: found.pageBuilder ?? [] };
  const { blocks, fragments } = await loadBlocks(page.pageBuilder, clients, request);
  const hasHeading = blocks.some(({ props }) => 'level' in props && props.level === 1);
  const data = { ...(!hasHeading && { heading: page.title }), blocks };
  return { page, data, head: headOf(page, data, clients), fragments };
}
