import { fixedId } from '../../database/fixed-id.ts';
import { LANGUAGE, SALES_CHANNEL_ID } from '../context/reference-data.ts';

/** Routes of the kinds of pages. */
const ROUTES = {
  category: { name: 'frontend.navigation.page', path: '/navigation/' },
  product: { name: 'frontend.detail.page', path: '/detail/' },
  landing: { name: 'frontend.landing.page', path: '/landingPage/' },
  brand: { name: 'productManufacturer', path: '/manufacturer/' },
  brandCategory: { name: 'frontend.product_manufacturer.category.detail', path: '/manufacturer/' },
} as const;

const CREATED_AT = '2024-01-01T00:00:00.000+00:00';

/** Canonical address of an entity. `category` only applies to a brand's page of one category. */
export function toSeoUrl(
  kind: keyof typeof ROUTES,
  foreignKey: string,
  seoPathInfo: string,
  category?: string,
) {
  const route = ROUTES[kind];
  return {
    id: fixedId('seo-url', seoPathInfo + foreignKey),
    salesChannelId: SALES_CHANNEL_ID,
    languageId: LANGUAGE.id,
    foreignKey,
    routeName: route.name,
    pathInfo: `${route.path}${foreignKey}${category ? `/category/${category}` : ''}`,
    seoPathInfo,
    isCanonical: true,
    isModified: false,
    isDeleted: false,
    error: null,
    url: null,
    customFields: category ? { categoryId: category } : null,
    createdAt: CREATED_AT,
    updatedAt: null,
    apiAlias: 'seo_url',
  };
}

export type SeoUrl = ReturnType<typeof toSeoUrl>;
