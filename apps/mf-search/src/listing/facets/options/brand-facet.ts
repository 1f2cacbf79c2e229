/** Title of the facet of brands, which has a search box. */
export const BRAND_FACET = 'Merk';
