import type { OverviewFilters } from '../../overviews/overview-wish';

/** Departments that the brands can be narrowed to. */
export const BRAND_FILTERS: OverviewFilters = { parameter: 'gender', values: ['dames', 'heren'] };
