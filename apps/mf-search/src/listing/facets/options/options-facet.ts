import type { AnyFacet } from '../facet-kind';

/** Title of the brand facet, which always has a search box. */
export const BRAND_FACET = 'Merk';

export interface FacetOption {
  name: string;
  count: number;
  /** CSS background of its colour: one colour, or several that share a circle. */
  swatch?: string;
}

/** A facet with checkboxes. */
export interface OptionsFacet extends AnyFacet {
  kind: 'options';
  key: string;
  options: FacetOption[];
  /** Texts of the search box; absent without one. */
  find?: { placeholder: string; none: string };
  more?: string;
  less?: string;
  /** Always in one column, however wide the container is. */
  oneColumn?: true;
  /** Most frequent values first, in that order; the rest A–Z. */
  alphabetical?: true;
}
