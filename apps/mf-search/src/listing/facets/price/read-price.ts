import { sliderRange, type Facet } from '@weefsel/api-clients';
import type { FacetReader } from '../facet-kind';
import { type PriceFacet, PRICE_KEY } from './price-range';

const isPrice = ({ facetsettings: { urlkey } }: Facet): boolean => urlkey === PRICE_KEY;

function toFacet(facet: Facet): PriceFacet | undefined {
  const limits = isPrice(facet) ? sliderRange(facet)?.limits : undefined;
  if (!limits || limits.min >= limits.max) return undefined;
  return { kind: 'price', title: facet.facetsettings.title, ...limits };
}

export const reader: FacetReader<PriceFacet> = {
  // Takes all sliders, so that those of other facets are not shown.
  isOne: (facet) => isPrice(facet) || facet.facetsettings.selectiontype === 'slider',
  toFacet,
};
