import type { ImageUrl } from '@weefsel/api-clients';
import type { PageHead, PageRequest, PageResult, SanityImage } from '@weefsel/contracts';
import { lookHref } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';
import type { ImageProps } from '../images/to-image';
import { contextOf } from '../overviews/audience-context';
import { breadcrumbsLd } from '../page/breadcrumbs-ld';
import { crumbsTo } from '../page/crumbs-to';
import { loadProducts } from './load-products';
import type { LookPageData } from './look-page-data';
import { LOOK_SIZES } from './look-sizes';
import { toLookPage } from './to-look-page';

const SHARED_IMAGE_WIDTH = 1200;

/** `nl/look/stadswandeling` is the look `stadswandeling`. */
const slugOf = (path: string) => path.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** What is told of the picture before it is shown. */
const headOfPicture = (
  image: SanityImage | undefined,
  shown: ImageProps | undefined,
  imageUrl: ImageUrl,
): Pick<PageHead, 'image' | 'heroImage'> =>
  image && shown
    ? {
        image: imageUrl(image, { w: SHARED_IMAGE_WIDTH, fm: 'jpg' }),
        heroImage: { src: shown.src, srcSet: shown.srcSet, sizes: LOOK_SIZES },
      }
    : {};

/** A look by its slug, with the articles that are for sale. */
export async function load(
  { slug, origin, signal }: PageRequest,
  { content, commerce }: ContentClients,
): Promise<PageResult<LookPageData>> {
  const look = await content.lookBySlug(slugOf(slug), signal);
  if (!look) return { kind: 'not-found' };
  const ids = (look.products ?? []).map(({ productId }) => productId);
  const found = await loadProducts(ids, commerce.product, signal);
  const path = lookHref(look.slug.current);
  const context = contextOf(look.audience);
  const crumbs = crumbsTo(path, context, look.title);
  const data = toLookPage(look, found, { crumbs, imageUrl: content.imageUrl });
  return {
    kind: 'page',
    data,
    context,
    head: {
      title: `${look.title} | Weefsel`,
      description: look.metaDescription,
      canonical: origin + path,
      ...headOfPicture(look.image, data.image, content.imageUrl),
      jsonLd: [breadcrumbsLd(crumbs, origin)],
    },
  };
}
