import type { Facet, FacetAttribute } from '@weefsel/api-clients';
import { locale } from '@weefsel/contracts';
import { compareSizes } from '../../load/size-order';
import { toSwatch } from '../../load/to-swatch';
import type { FacetReader } from '../facet-kind';
import { SHOWN_AT_FIRST } from '../../filters/shown-at-first';
import { BRAND_FACET, type FacetOption, type OptionsFacet } from './options-facet';

/** Titles of facets with sizes, sorted in wearing order and shown in one column. */
const SIZE_FACETS: readonly string[] = ['Maat', 'Lengtemaat'];

const toOption =
  ({ selectiontype }: Facet['facetsettings']) =>
  ({ title, nrofresults, imagetag }: FacetAttribute): FacetOption => {
    const swatch = selectiontype === 'color' ? toSwatch(title, imagetag) : undefined;
    return { name: title, count: nrofresults, ...(swatch && { swatch }) };
  };

const inWearingOrder = (options: readonly FacetOption[]): FacetOption[] =>
  [...options].sort((a, b) => compareSizes(a.name, b.name));

/** The most frequent values, visible at first, then all others by name. */
function popularFirst(options: readonly FacetOption[]): FacetOption[] {
  const byName = [...options].sort((a, b) => a.name.localeCompare(b.name, locale.code));
  const byCount = [...byName].sort((a, b) => b.count - a.count);
  const popular = byCount.slice(0, SHOWN_AT_FIRST);
  return [...popular, ...byName.filter((option) => !popular.includes(option))];
}

/** The values in display order. */
function inOrder(
  title: string,
  options: readonly FacetOption[],
): Partial<OptionsFacet> & Pick<OptionsFacet, 'options'> {
  if (SIZE_FACETS.includes(title)) return { options: inWearingOrder(options), oneColumn: true };
  if (title !== BRAND_FACET) return { options: [...options] };
  return { options: popularFirst(options), alphabetical: true };
}

function toFacet(facet: Facet): OptionsFacet | undefined {
  if (facet.attributes.length === 0) return undefined;
  const { title, urlkey, ...settings } = facet.facetsettings;
  const options = facet.attributes.map(toOption(facet.facetsettings));
  return {
    kind: 'options',
    key: urlkey,
    title,
    ...inOrder(title, options),
    ...((settings.issearchable || title === BRAND_FACET) && {
      find: { placeholder: settings.searchplaceholder ?? '', none: settings.searchnoresultstext ?? '' },
    }),
    ...(settings.expandtext && { more: settings.expandtext }),
    ...(settings.collapsetext && { less: settings.collapsetext }),
    ...(settings.iscollapsed && { collapsed: true }),
  };
}

/** True when each value matches every product, such as the only brand of a search. */
const isIdle = ({ attributes }: Facet, total: number): boolean =>
  attributes.every(({ nrofresults }) => nrofresults >= total);

export const reader: FacetReader<OptionsFacet> = { toFacet, isIdle };
