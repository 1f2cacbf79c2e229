import { MaintenanceError, type ImageUrl } from '@weefsel/api-clients';
import {
  lookHref,
  type PageHead,
  type PageRequest,
  type PageResult,
  type SanityImage,
} from '@weefsel/contracts';
import { contextOfDepartment, toBreadcrumbList } from '@weefsel/product';
import type { ContentClients } from '../content-clients';
import type { ImageProps } from '../images/to-image';
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

interface NoProducts {
  failure: unknown;
}

/** Throws only when the shop is closed: a look works without its articles. */
function withoutProducts(failure: unknown): NoProducts {
  if (failure instanceof MaintenanceError) throw failure;
  return { failure };
}

/** A look by its slug, with the articles that are for sale as far as the commerce backend says so in time. */
export async function load(
  { slug, origin, text, signal, answerBy }: PageRequest,
  { content, commerce }: ContentClients,
): Promise<PageResult<LookPageData>> {
  const look = await content.lookBySlug(slugOf(slug), signal);
  if (!look) return { kind: 'not-found' };
  const ids = (look.products ?? []).map(({ productId }) => productId);
  const time = { signal, ...(answerBy !== undefined && { answerBy }) };
  const found = await loadProducts(ids, commerce.product, time).catch(withoutProducts);
  const path = lookHref(look.slug.current);
  const context = contextOfDepartment(look.audience);
  const crumbs = crumbsTo({ path, context, title: look.title }, text);
  const data = toLookPage(look, 'failure' in found ? undefined : found, {
    crumbs,
    imageUrl: content.imageUrl,
  });
  return {
    kind: 'page',
    data,
    context,
    ...('failure' in found && { missing: 'part' as const, failure: found.failure }),
    head: {
      title: `${look.title} | Weefsel`,
      description: look.metaDescription,
      canonical: origin + path,
      ...headOfPicture(look.image, data.image, content.imageUrl),
      jsonLd: [toBreadcrumbList(crumbs, origin)],
    },
  };
}
