import type { OverviewFilters } from '../../overviews/overview-wish';

/** Departments by which the brands can be filtered. */
export const BRAND_FILTERS: OverviewFilters = { parameter: 'gender', values: ['dames', 'heren'] };
