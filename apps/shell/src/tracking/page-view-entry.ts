import type { DataLayerEntry } from './data-layer';

/** Data layer entry of a page view. */
export const pageViewEntry = ({ path, view }: { path: string; view: string }): DataLayerEntry => ({
  event: 'content-view',
  'content-name': path,
  'content-view-name': view,
});
