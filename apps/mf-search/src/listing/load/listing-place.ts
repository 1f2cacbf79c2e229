import { MaintenanceError, translatedName, type Category, type Clients } from '@weefsel/api-clients';
import { categoryHref, localPath, NO_LINK, type Crumb, type PageRequest } from '@weefsel/contracts';
import { stepsOfPath, toCrumbs, toStep } from '@weefsel/product';

/** Page types of a brand, and of its categories. */
export const BRAND = 'productManufacturer';
export const CATEGORY_OF_BRAND = 'frontend.product_manufacturer.category.detail';

/** Place of a listing in the shop, independent of the search service's response. */
export interface ListingPlace {
  title: string;
  description?: string;
  /** Document title, if editors set one. */
  metaTitle?: string;
  crumbs: Crumb[];
  /** Canonical path, when it may differ from the requested one. */
  path?: string;
  /** Restriction of the listing. */
  categoryId?: string;
  brandId?: string;
  /** Why the place derives from the path alone: the commerce backend's error. */
  failure?: unknown;
  /** A main part of the shop, such as all products for ladies. */
  isPart?: true;
  /** Nearby categories: children, or siblings when there are none. */
  around: readonly Category[];
}

/** The categories from the first level down to this id; empty when the tree lacks it. */
function trail(tree: readonly Category[], id: string): Category[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = trail(category.children ?? [], id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

function describe(category: Category): Pick<ListingPlace, 'title' | 'description' | 'metaTitle'> {
  const { metaTitle, metaDescription } = category.translated;
  return {
    title: translatedName(category),
    ...(metaTitle && { metaTitle }),
    ...(metaDescription && { description: metaDescription }),
  };
}

/** Place of a category's listing; undefined for an unknown category. */
export async function categoryPlace(
  { id = '', text, signal }: Pick<PageRequest, 'id' | 'text' | 'signal'>,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<ListingPlace | undefined> {
  const tree = await commerce.navigation.read('main-navigation', undefined, signal);
  const found = trail(tree, id);
  const category = found.at(-1) ?? (await commerce.category.list([id], signal))[0];
  if (!category) return undefined;
  const children = category.children ?? [];
  const path = categoryHref(category);
  return {
    ...describe(category),
    ...(path !== NO_LINK && { path }),
    crumbs: toCrumbs(text, (found.length > 0 ? found : [category]).map(toStep)),
    categoryId: id,
    ...(found.length === 1 && children.length > 0 && { isPart: true }),
    around: children.length > 0 ? children : (found.at(-2)?.children ?? []),
  };
}

/** Category in the technical path of a brand's category page: `…/<brand id>/category/<category id>`. */
async function categoryOfBrandPage(
  { slug, type, signal }: PageRequest,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<Category | undefined> {
  if (type === BRAND) return undefined;
  const seoUrl = await commerce.seoUrl.byPath(slug, signal);
  const [, id] = /\/category\/([\da-f]{32})$/.exec(seoUrl?.pathInfo ?? '') ?? [];
  return id === undefined ? undefined : (await commerce.category.list([id], signal))[0];
}

/** Place of a listing of a brand, or of one of its categories. Undefined for an unknown brand. */
export async function brandPlace(
  request: PageRequest,
  clients: Pick<Clients, 'commerce'>,
): Promise<ListingPlace | undefined> {
  const [brands, category] = await Promise.all([
    clients.commerce.brands.list(undefined, request.signal),
    categoryOfBrandPage(request, clients),
  ]);
  const brand = brands.find(({ id }) => id === request.id);
  if (!brand) return undefined;
  const here = `/${request.slug}`;
  const place = { brandId: brand.id, around: [] };
  if (!category)
    return {
      ...place,
      title: brand.name,
      crumbs: toCrumbs(request.text, [{ name: brand.name, href: here }]),
    };
  const name = translatedName(category);
  return {
    ...place,
    title: `${brand.name} ${name}`,
    crumbs: toCrumbs(request.text, [
      { name: brand.name, href: brand.url ?? here },
      { name, href: here },
    ]),
    categoryId: category.id,
  };
}

/**
 * Place derived from a category's or brand's path alone, when the commerce backend fails. Rethrows the failure when the
 * path is not enough, and when the shop is closed.
 */
export function placeOfPath({ id, slug, type, text }: PageRequest, failure: unknown): ListingPlace {
  if (
    failure instanceof MaintenanceError ||
    !id ||
    localPath(slug) === undefined ||
    type === CATEGORY_OF_BRAND
  )
    throw failure;
  const steps = stepsOfPath(slug);
  return {
    title: steps.at(-1)?.name ?? '',
    crumbs: toCrumbs(text, steps),
    around: [],
    ...(type === BRAND ? { brandId: id } : { categoryId: id }),
    failure,
  };
}
