/** Data layer entries for one event: one, or two for e-commerce. */
export type DataLayerEntry = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[];
  }
}

/** What the tag manager is told, in order; it has one for each document. */
export const dataLayer = (): DataLayerEntry[] => (window.dataLayer ??= []);
