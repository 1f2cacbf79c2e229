import { categoryDescription } from '../../catalogue/category-texts.ts';
import type { Gender } from '../../catalogue/types.ts';
import { cmsPageId } from '../cms/cms-page.ts';
import { LIVE_VERSION_ID } from '../context/reference-data.ts';
import type { CategoryEntry } from '../navigation/shop-categories.ts';
import { toSeoUrl, type SeoUrl } from './seo-url-shape.ts';

interface CategoryShape {
  id: string;
  children: CategoryShape[];
  seoUrls: SeoUrl[] | null;
  translated: object;
  [field: string]: unknown;
}

const CREATED_AT = '2024-01-01T00:00:00.000+00:00';

/** A category and its ancestors, the root first. */
export function lineage(entry: CategoryEntry): CategoryEntry[] {
  return entry.parent ? [...lineage(entry.parent), entry] : [entry];
}

/** Custom fields of the shop: name and id in the search service, and whether the menu highlights the category. */
function customFieldsOf({ category, parent, name }: CategoryEntry) {
  if (!category) return {};
  return {
    nd_category_search_name: parent?.category && category.level > 1 ? `${parent.name} ${name}` : name,
    nd_category_search_id: String(category.searchId),
    ...(category.highlighted && { nd_menu_highlight_on: true }),
  };
}

const PUBLIC: Record<Gender, string> = { dames: 'voor dames', heren: 'voor heren' };

function textsOf({ category }: CategoryEntry) {
  if (!category) return { description: null, metaTitle: null, metaDescription: null, keywords: null };
  const { name, level, gender, seoPath } = category;
  const description = categoryDescription(seoPath);
  const metaTitle = gender && level > 1 ? `${name} ${PUBLIC[gender]}` : name;
  return { description, metaTitle, metaDescription: description, keywords: null };
}

/** Layout of a category's page; null for a category without one. */
function layoutOf({ type, parent }: CategoryEntry): string | null {
  if (type !== 'page') return null;
  return cmsPageId(parent ? 'listing' : 'home');
}

interface CategoryShapeOptions {
  seoUrls: boolean;
  /** Depth of `children`: 0 for none. */
  levels: number;
  /** Ids of children that are included below that depth too. */
  also?: ReadonlySet<string>;
}

/** A category on the wire. */
export function toCategory(entry: CategoryEntry, options: CategoryShapeOptions): CategoryShape {
  const { seoUrls, levels, also } = options;
  const path = lineage(entry);
  const breadcrumb = path.map(({ name }) => name);
  const above = path.slice(0, -1).map(({ id }) => id);
  const customFields = customFieldsOf(entry);
  const linkType = entry.link?.type ?? null;
  const internalLink = entry.link?.type === 'category' ? entry.link.id : null;
  const externalLink = entry.link?.type === 'external' ? entry.link.address : null;
  const texts = { name: entry.name, ...textsOf(entry) };
  const link = { linkType, internalLink, externalLink, linkNewTab: false };
  return {
    id: entry.id,
    versionId: LIVE_VERSION_ID,
    parentId: entry.parent?.id ?? null,
    ...texts,
    ...link,
    type: entry.type,
    level: path.length,
    path: above.length > 0 ? `|${above.join('|')}|` : null,
    breadcrumb,
    position: entry.position,
    active: true,
    visible: true,
    childCount: entry.children.length,
    visibleChildCount: entry.children.length,
    displayNestedProducts: true,
    productAssignmentType: 'product',
    customFields,
    mediaId: null,
    media: null,
    cmsPageId: layoutOf(entry),
    cmsPageVersionId: LIVE_VERSION_ID,
    cmsPage: null,
    seoUrls: seoUrls ? seoUrlsOf(entry) : null,
    translated: { ...texts, ...link, breadcrumb, customFields, slotConfig: null },
    children: entry.children
      .filter(({ id }) => levels > 0 || also?.has(id))
      .map((child) => toCategory(child, { ...options, levels: levels - 1 })),
    createdAt: CREATED_AT,
    updatedAt: null,
    apiAlias: 'category',
  };
}

const seoUrlsOf = ({ id, category }: CategoryEntry): SeoUrl[] =>
  category ? [toSeoUrl('category', id, category.seoPath)] : [];
