import { sliderRange, type Facet, type FacetAttribute } from '@weefsel/api-clients';
import type { FacetOption, ListingFacet } from '../listing-data';
import { PRICE_KEY } from '../address/listing-state';
import { compareSizes } from './size-order';
import { toSwatch } from './to-swatch';

/** Title of the facet of brands, which has a search box. */
export const BRAND_FACET = 'Merk';

/** Titles of the facets whose values are sizes, which stand in wearing order, one below the other. */
const SIZE_FACETS: readonly string[] = ['Maat', 'Lengtemaat'];

const isCategoryFacet = ({ facetsettings: { source, selectiontype } }: Facet): boolean =>
  source === 'CATEGORY' || selectiontype === 'tree';

/** The facet whose values are categories. */
export const categoryFacet = (facets: readonly Facet[]): Facet | undefined => facets.find(isCategoryFacet);

const toOption =
  ({ selectiontype }: Facet['facetsettings']) =>
  ({ title, nrofresults, imagetag }: FacetAttribute): FacetOption => {
    const swatch = selectiontype === 'color' ? toSwatch(title, imagetag) : undefined;
    return { name: title, count: nrofresults, ...(swatch && { swatch }) };
  };

const inWearingOrder = (options: readonly FacetOption[]): FacetOption[] =>
  [...options].sort((a, b) => compareSizes(a.name, b.name));

function toFacet(facet: Facet): ListingFacet | [] {
  const { title, urlkey, selectiontype, ...settings } = facet.facetsettings;
  if (urlkey === PRICE_KEY || selectiontype === 'slider') {
    const limits = urlkey === PRICE_KEY ? sliderRange(facet)?.limits : undefined;
    return limits && limits.min < limits.max ? { kind: 'price', title, ...limits } : [];
  }
  if (facet.attributes.length === 0) return [];
  const options = facet.attributes.map(toOption(facet.facetsettings));
  const isSize = SIZE_FACETS.includes(title);
  return {
    kind: 'options',
    key: urlkey,
    title,
    options: isSize ? inWearingOrder(options) : options,
    ...(isSize && { oneColumn: true }),
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
