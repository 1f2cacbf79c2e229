import type { PageRequest, PageResult } from '@weefsel/contracts';
import { lookHref } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';
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
  const { src, srcSet } = data.image;
  return {
    kind: 'page',
    data,
    context,
    head: {
      title: `${look.title} | Weefsel`,
      description: look.metaDescription,
      canonical: origin + path,
      image: content.imageUrl(look.image, { w: SHARED_IMAGE_WIDTH, fm: 'jpg' }),
      heroImage: { src, srcSet, sizes: LOOK_SIZES },
      jsonLd: [breadcrumbsLd(crumbs, origin)],
    },
  };
}
