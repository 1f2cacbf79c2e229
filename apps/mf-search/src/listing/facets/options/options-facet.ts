import type { AnyFacet } from '../facet-kind';

/** Title of the facet of brands, which has a search box. */
export const BRAND_FACET = 'Merk';

export interface FacetOption {
  name: string;
  count: number;
  /** Its colour, as a CSS background: one colour, or several that share a circle. */
  swatch?: string;
}

/** Values to tick. */
export interface OptionsFacet extends AnyFacet {
  kind: 'options';
  key: string;
  options: FacetOption[];
  /** Texts of the search box, only when it has one. */
  find?: { placeholder: string; none: string };
  more?: string;
  less?: string;
  /** Its values stand below each other however wide the place is. */
  oneColumn?: true;
  /** The first of its values are those with most products, in that order; the rest stand A–Z. */
  alphabetical?: true;
}
