import { MaintenanceError } from '@weefsel/api-clients';
import { lookHref, type PageRequest, type PageResult } from '@weefsel/contracts';
import { contextOfDepartment, toBreadcrumbList } from '@weefsel/product';
import type { ContentClients } from '../content-clients';
import { sharedImage } from '../images/to-image';
import { lastSlug } from '../links/page-href';
import { crumbsTo } from '../page/crumbs-to';
import { loadProducts } from './load-products';
import { type LookPageData, toLookPage } from './to-look-page';
import { LOOK_SIZES } from './look-sizes';
import { borrowedBy } from './whole-look';

/** Rethrows only maintenance errors: a look works without its products. */
function withoutProducts(failure: unknown) {
  if (failure instanceof MaintenanceError) throw failure;
  return { failure };
}

/** Loads a look by its slug, with its available products if commerce answers in time. */
export async function load(
  { slug, origin, text, signal, answerBy }: PageRequest,
  { content, commerce }: ContentClients,
): Promise<PageResult<LookPageData>> {
  const { imageUrl } = content;
  const look = await content.lookBySlug(lastSlug(slug), signal);
  if (!look) return { kind: 'not-found' };
  const ids = (look.products ?? []).map(({ productId }) => productId);
  const time = { signal, ...(answerBy !== undefined && { answerBy }) };
  const found = await loadProducts(ids, commerce.product, time).catch(withoutProducts);
  const path = lookHref(look.slug.current);
  const context = contextOfDepartment(look.audience);
  const crumbs = crumbsTo({ path, context, title: look.title }, text);
  const data = toLookPage(look, 'failure' in found ? undefined : found, { crumbs, imageUrl });
  return {
    kind: 'page',
    data,
    context,
    fragments: borrowedBy(data),
    ...('failure' in found && { missing: 'part' as const, failure: found.failure }),
    head: {
      title: `${look.title} | Weefsel`,
      description: look.metaDescription,
      canonical: origin + path,
      ...(look.image &&
        data.image && {
          image: sharedImage(look.image, imageUrl),
          heroImage: { src: data.image.src, srcSet: data.image.srcSet, sizes: LOOK_SIZES },
        }),
      jsonLd: [toBreadcrumbList(crumbs, origin)],
    },
  };
}
