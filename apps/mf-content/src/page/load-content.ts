import type { Clients } from '@weefsel/api-clients';
import type { ContentPage, FragmentUse, PageHead } from '@weefsel/contracts';
import { toBlocks } from '../blocks/to-blocks';
import { resolveLinks } from '../links/resolve-links';
import { warnOnce } from '../links/warn-once';
import type { ContentPageData } from './content-page-data';
import { fragmentsOf } from './fragments-of';

/** Width in px of the picture that is shown where the page is shared. */
const SHARED_IMAGE_WIDTH = 1200;

export type ContentClients = Pick<Clients, 'content'> & {
  commerce: { category: Pick<Clients['commerce']['category'], 'list'> };
};

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

/** The page that the content service keeps under a slug, with its links looked up; null when there is none. */
export async function loadContent(
  slug: string,
  clients: ContentClients,
  signal: AbortSignal,
): Promise<LoadedContent | null> {
  const page = await clients.content.pageBySlug(slug, signal);
  if (!page) return null;
  const builder = page.pageBuilder ?? [];
  const { category: categories } = clients.commerce;
  const hrefOf = await resolveLinks(builder, { categories, warn: warnOnce, signal });
  const blocks = toBlocks(builder, { imageUrl: clients.content.imageUrl, hrefOf, warn: warnOnce });
  const hasHeading = blocks.some(({ props }) => 'level' in props && props.level === 1);
  const data = { ...(!hasHeading && { heading: page.title }), blocks };
  return {
    page,
    data,
    head: headOf({ ...page, pageBuilder: builder }, data, clients),
    fragments: fragmentsOf(blocks),
  };
}
