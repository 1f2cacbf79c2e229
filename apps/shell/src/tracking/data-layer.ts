/** One entry of the data layer. */
export type DataLayerEntry = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[];
  }
}

/** The tag manager's data layer, in order; one per document. */
export const dataLayer = (): DataLayerEntry[] => (window.dataLayer ??= []);
