import { translatedName, type Category, type Clients } from '@weefsel/api-clients';
import { categoryHref, paths, type Crumb, type PageContext, type PageRequest } from '@weefsel/contracts';

/** Where in the shop a listing is, apart from what the search service answers. */
export interface ListingPlace {
  title: string;
  description?: string;
  /** Title for the document, when editors gave one. */
  metaTitle?: string;
  crumbs: Crumb[];
  /** What the listing is restricted to. */
  categoryId?: string;
  brandId?: string;
  /** Categories that lead on from here: children, or the neighbours of one without. */
  around: readonly Category[];
}

const HOME: Crumb = { name: 'Home', href: paths.home.to() };

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
  id: string,
  { commerce }: Pick<Clients, 'commerce'>,
  signal: AbortSignal,
): Promise<ListingPlace | undefined> {
  const tree = await commerce.navigation.read('main-navigation', undefined, signal);
  const found = trail(tree, id);
  const category = found.at(-1) ?? (await commerce.category.list([id], signal))[0];
  if (!category) return undefined;
  const children = category.children ?? [];
  return {
    ...describe(category),
    crumbs: [HOME, ...(found.length > 0 ? found : [category]).map(toCrumb)],
    categoryId: id,
    around: children.length > 0 ? children : (found.at(-2)?.children ?? []),
  };
}

const pathOf = (href: string): string =>
  `${href.replace(/^https?:\/\/[^/]+/, '').replace(/^\/*|\/*$/g, '')}/`;

/** Place of a brand's listing, or of one of its categories; undefined when there is no such brand. */
export async function brandPlace(
  { id, slug, type }: Pick<PageRequest, 'id' | 'slug' | 'type'>,
  { commerce }: Pick<Clients, 'commerce'>,
  signal: AbortSignal,
): Promise<ListingPlace | undefined> {
  const brands = await commerce.brands.list(undefined, signal);
  const at = pathOf(slug);
  const brand =
    brands.find((one) => one.id === id) ?? brands.find(({ url }) => url && at.startsWith(pathOf(url)));
  if (!brand) return undefined;
  const crumbs = [HOME, { name: brand.name, href: brand.url ? `/${pathOf(brand.url)}` : `/${at}` }];
  const place = { title: brand.name, crumbs, brandId: brand.id, around: [] };
  if (type === 'productManufacturer' || !id || id === brand.id) return place;

  const category = (await commerce.category.list([id], signal))[0];
  if (!category) return place;
  const name = translatedName(category);
  return {
    ...place,
    title: `${brand.name} ${name}`,
    crumbs: [...crumbs, { name, href: `/${at}` }],
    categoryId: id,
  };
}

/** The part of the shop that a path belongs to. */
export function contextOf(path: string): PageContext {
  const [, section] = /^\/?nl\/([^/?]+)/.exec(path) ?? [];
  if (section === 'dames') return 'ladies';
  return section === 'heren' ? 'men' : 'general';
}
