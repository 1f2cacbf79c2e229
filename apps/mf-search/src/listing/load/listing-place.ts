import { MaintenanceError, translatedName, type Category, type Clients } from '@weefsel/api-clients';
import { categoryHref, localPath, NO_LINK, type Crumb, type PageRequest } from '@weefsel/contracts';
import { stepsOfPath, toCrumbs, toStep } from '@weefsel/product';

/** Types of the pages of a brand, and of its categories. */
export const BRAND = 'productManufacturer';
export const CATEGORY_OF_BRAND = 'frontend.product_manufacturer.category.detail';

/** Where in the shop a listing is, apart from what the search service answers. */
export interface ListingPlace {
  title: string;
  description?: string;
  /** Title for the document, when editors gave one. */
  metaTitle?: string;
  crumbs: Crumb[];
  /** Its own path, where that may differ from the path at which it is shown. */
  path?: string;
  /** What the listing is restricted to. */
  categoryId?: string;
  brandId?: string;
  /** Why only the path tells where this is, when the commerce backend did not. */
  failure?: unknown;
  /** It is one of the shop's parts, such as all for ladies. */
  isPart?: true;
  /** Categories that lead on from here: children, or the neighbours of one without. */
  around: readonly Category[];
}

/** The categories from the first level down to the one with this id; empty when the tree does not have it. */
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

/** Place of a category's listing; undefined when there is no such category. */
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

/** Place of a brand's listing, or of one of its categories; undefined when there is no such brand. */
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
 * What the path of a category or brand tells by itself, for when the commerce backend does not answer. Throws the
 * failure again when that is not enough, and when the shop is closed.
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
