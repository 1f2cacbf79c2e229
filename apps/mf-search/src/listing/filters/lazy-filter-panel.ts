import { lazy } from 'react';

/** Fetches the filter panel's code; it is only needed on small screens, by those who filter. */
export const loadFilterPanel = () => import(/* webpackChunkName: "filter-panel" */ './filter-panel');

export const FilterPanel = lazy(() => loadFilterPanel().then((module) => ({ default: module.FilterPanel })));
