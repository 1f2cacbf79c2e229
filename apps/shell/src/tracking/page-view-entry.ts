import type { DataLayerEntry } from './data-layer';

/** A page view as the tag manager gets it. */
export const pageViewEntry = ({ path, view }: { path: string; view: string }): DataLayerEntry => ({
  event: 'content-view',
  'content-name': path,
  'content-view-name': view,
});
