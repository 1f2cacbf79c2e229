import type { Facet, FacetAttribute } from '@weefsel/api-clients';
import { compareSizes } from '../../load/size-order';
import { toSwatch } from '../../load/to-swatch';
import type { FacetReader } from '../facet-kind';
import { BRAND_FACET, type FacetOption, type OptionsFacet } from './options-facet';

/** Titles of the facets whose values are sizes, which stand in wearing order, one below the other. */
const SIZE_FACETS: readonly string[] = ['Maat', 'Lengtemaat'];

const toOption =
  ({ selectiontype }: Facet['facetsettings']) =>
  ({ title, nrofresults, imagetag }: FacetAttribute): FacetOption => {
    const swatch = selectiontype === 'color' ? toSwatch(title, imagetag) : undefined;
    return { name: title, count: nrofresults, ...(swatch && { swatch }) };
  };

const inWearingOrder = (options: readonly FacetOption[]): FacetOption[] =>
  [...options].sort((a, b) => compareSizes(a.name, b.name));

function toFacet(facet: Facet): OptionsFacet | undefined {
  if (facet.attributes.length === 0) return undefined;
  const { title, urlkey, ...settings } = facet.facetsettings;
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

export const reader: FacetReader<OptionsFacet> = { toFacet };
