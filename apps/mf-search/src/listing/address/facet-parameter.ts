/** What the parameters of facets begin with. */
export const FACET = 'tn_fk_';

/** Parameter name of a facet's values. */
export const facetParameter = (key: string): string => FACET + key;
