import {
  CommerceError,
  type Clients,
  type CommerceClient,
  type Criteria,
  type Product,
  type ProductDetail,
} from '@weefsel/api-clients';
import { NO_LINK, productHref, type PageRequest, type PageResult } from '@weefsel/contracts';
import { contextOfPath } from '@weefsel/product';
import { moreProducts } from './more-products';
import type { ProductPageData } from './product-page-data';
import { readSelection } from './product-selection';
import { loadRating, type Rating } from './reviews/load/load-score';
import { toProductHead } from './to-product-head';
import { toProductPage } from './to-product-page';

interface Rated extends Rating {
  isKnown: boolean;
}

/** Page size limit of the backend. Products of this shop need at most a few pages. */
const PAGE_SIZE = 100;
const MOST_PAGES = 5;

const VARIANT_FIELDS: Record<string, readonly string[]> = {
  product: [
    'id',
    'productNumber',
    'ean',
    'available',
    'availableStock',
    'options',
    'calculatedPrice',
    'calculatedPrices',
    'cover',
    'media',
  ],
  product_media: ['position', 'media'],
  media: ['url', 'alt', 'translated'],
  property_group_option: ['id', 'productNumber', 'name', 'translated', 'colorHexCode', 'group'],
  property_group: ['id', 'productNumber', 'name', 'translated'],
};

const variantsOf = (parentId: string, page: number): Criteria => ({
  filter: [{ type: 'equals', field: 'parentId', value: parentId }],
  associations: { options: { associations: { group: {} } }, media: {}, cover: {} },
  includes: VARIANT_FIELDS,
  limit: PAGE_SIZE,
  page,
  'total-count-mode': 1,
});

/** Variants for the first HTML, 500 at most: a choice needs no script and no request for `find-variant`. */
async function allVariants(
  { product }: CommerceClient,
  { parentId }: Product,
  signal: AbortSignal,
): Promise<Product[]> {
  if (!parentId) return [];
  const first = await product.list(variantsOf(parentId, 1), signal);
  const pages = Math.min(MOST_PAGES, Math.ceil(first.total / PAGE_SIZE));
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      product.list(variantsOf(parentId, index + 2), signal),
    ),
  );
  return [first, ...rest].flatMap(({ elements }) => elements);
}

/** True when the backend reports an unknown product. A 404 or 400 without details has another cause. */
const isUnknown = (error: unknown): boolean =>
  error instanceof CommerceError &&
  (error.status === 404 || error.status === 400) &&
  error.details.length > 0;

/** The product, or null when the backend does not know the id. */
async function detailOf(
  { product }: CommerceClient,
  id: string,
  signal: AbortSignal,
): Promise<ProductDetail | null> {
  try {
    return await product.detail(id, undefined, signal);
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

/** Returns the fallback when optional work fails. Rejects when the request was aborted. */
async function orElse<T>(work: Promise<T>, fallback: T, signal: AbortSignal): Promise<T> {
  try {
    return await work;
  } catch {
    signal.throwIfAborted();
    return fallback;
  }
}

async function brandHrefOf(
  { brands }: CommerceClient,
  { manufacturerId, manufacturer }: Product,
  signal: AbortSignal,
): Promise<string | undefined> {
  const id = manufacturerId ?? manufacturer?.id;
  return id ? (await brands.urls([id], signal))[id] : undefined;
}

/** Rating of a product. `isKnown` states that commerce answered. */
const ratedBy = async (commerce: CommerceClient, id: string, signal: AbortSignal): Promise<Rated> => ({
  ...(await loadRating(commerce, id, signal)),
  isKnown: true,
});

/** Loads the product page. Not found for unknown or inactive products. */
export async function load(
  request: PageRequest,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<PageResult<ProductPageData>> {
  const { id, url, text, signal } = request;
  const detail = id ? await detailOf(commerce, id, signal) : null;
  if (!detail || detail.product.active === false) return { kind: 'not-found' };
  const { product } = detail;
  const [variants, categories, brandHref, rated] = await Promise.all([
    allVariants(commerce, product, signal),
    orElse(commerce.category.list((product.categoryTree ?? []).slice(0, PAGE_SIZE), signal), [], signal),
    orElse(brandHrefOf(commerce, product, signal), undefined, signal),
    orElse(ratedBy(commerce, product.parentId ?? product.id, signal), { isKnown: false }, signal),
  ]);
  const href = productHref(product);
  const path = href === NO_LINK ? url.pathname : href;
  const { score, fit, isKnown } = rated;
  const data = toProductPage({
    detail,
    variants,
    categories,
    brandHref,
    path,
    search: url.search,
    score,
    fit,
    text,
  });
  return {
    kind: 'page',
    data,
    head: toProductHead(data, readSelection(path + url.search, data), request),
    // The first step after home is the product's department.
    context: contextOfPath(data.crumbs[1]?.href ?? ''),
    ...(!isKnown && { lacksDetail: true }),
    fragments: moreProducts(data),
  };
}
