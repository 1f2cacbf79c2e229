import { MaintenanceError, translatedName, type Category, type Clients } from '@weefsel/api-clients';
import {
  categoryHref,
  NO_LINK,
  paths,
  type Crumb,
  type PageContext,
  type PageRequest,
} from '@weefsel/contracts';
import type { Text } from '@weefsel/contracts/snippets';

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
  /** Categories that lead on from here: children, or the neighbours of one without. */
  around: readonly Category[];
}

/** The first step of the way to every page. */
export const homeCrumb = (text: Text): Crumb => ({
  name: text('headless.common.home'),
  href: paths.home.to(),
});

const toCrumb = (category: Category): Crumb => ({
  name: translatedName(category),
  href: categoryHref(category),
});

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
    crumbs: [homeCrumb(text), ...(found.length > 0 ? found : [category]).map(toCrumb)],
    categoryId: id,
    around: children.length > 0 ? children : (found.at(-2)?.children ?? []),
  };
}

/** Category in the technical path of a brand's category page: `…/<brand id>/category/<category id>`. */
async function categoryOfBrandPage(
  { slug, type, signal }: PageRequest,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<Category | undefined> {
  if (type === 'productManufacturer') return undefined;
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
  const home = homeCrumb(request.text);
  const place = { brandId: brand.id, around: [] };
  if (!category) return { ...place, title: brand.name, crumbs: [home, { name: brand.name, href: here }] };
  const name = translatedName(category);
  return {
    ...place,
    title: `${brand.name} ${name}`,
    crumbs: [home, { name: brand.name, href: brand.url ?? here }, { name, href: here }],
    categoryId: category.id,
  };
}

const nameOf = (segment: string): string => {
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * What the path of a category or brand tells by itself, for when the commerce backend does not answer. Throws the
 * failure again when that is not enough, and when the shop is closed.
 */
export function placeOfPath({ id, slug, type, text }: PageRequest, failure: unknown): ListingPlace {
  const [language, ...segments] = slug.split('/').filter(Boolean);
  const isOfBoth = type === 'frontend.product_manufacturer.category.detail';
  if (failure instanceof MaintenanceError || !id || language !== 'nl' || isOfBoth) throw failure;
  const crumbs = segments.map((segment, index) => ({
    name: nameOf(segment),
    href: `/nl/${segments.slice(0, index + 1).join('/')}/`,
  }));
  return {
    title: crumbs.at(-1)?.name ?? '',
    crumbs: [homeCrumb(text), ...crumbs],
    around: [],
    ...(type === 'productManufacturer' ? { brandId: id } : { categoryId: id }),
    failure,
  };
}

/** The part of the shop that a path belongs to. */
export function contextOf(path: string): PageContext {
  const [, section] = /^\/?nl\/([^/?]+)/.exec(path) ?? [];
  if (section === 'dames') return 'ladies';
  return section === 'heren' ? 'men' : 'general';
}
