import { sliderRange, type Facet, type FacetAttribute } from '@weefsel/api-clients';
import type { FacetOption, ListingFacet } from './listing-data';
import { PRICE_KEY } from './listing-state';

/** Title of the facet of brands, which has a search box. */
export const BRAND_FACET = 'Merk';

const HEX = /^#[\da-f]{3,8}$/i;

const isCategoryFacet = ({ facetsettings: { source, selectiontype } }: Facet): boolean =>
  source === 'CATEGORY' || selectiontype === 'tree';

/** The facet whose values are categories. */
export const categoryFacet = (facets: readonly Facet[]): Facet | undefined => facets.find(isCategoryFacet);

function toOption({ title, nrofresults, imagetag }: FacetAttribute): FacetOption {
  const swatch = imagetag && HEX.test(imagetag) ? imagetag : undefined;
  return { name: title, count: nrofresults, ...(swatch && { swatch }) };
}

function toFacet(facet: Facet): ListingFacet | [] {
  const { title, urlkey, selectiontype, ...settings } = facet.facetsettings;
  if (urlkey === PRICE_KEY || selectiontype === 'slider') {
    const limits = urlkey === PRICE_KEY ? sliderRange(facet)?.limits : undefined;
    return limits && limits.min < limits.max ? { kind: 'price', title, ...limits } : [];
  }
  if (facet.attributes.length === 0) return [];
  return {
    kind: 'options',
    key: urlkey,
    title,
    options: facet.attributes.map(toOption),
    ...((settings.issearchable || title === BRAND_FACET) && {
      find: { placeholder: settings.searchplaceholder ?? '', none: settings.searchnoresultstext ?? '' },
    }),
    ...(settings.expandtext && { more: settings.expandtext }),
    ...(settings.collapsetext && { less: settings.collapsetext }),
    ...(settings.iscollapsed && { collapsed: true }),
  };
}

/** Facets of the filter bar in the service's order, without the categories: those have their own place. */
export const toFacets = (facets: readonly Facet[]): ListingFacet[] =>
  facets.filter((facet) => !isCategoryFacet(facet)).flatMap(toFacet);
