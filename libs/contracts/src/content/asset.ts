/** Points at another document; in commerce fields the `_ref` is the commerce backend's id. */
export interface SanityReference {
  _type: 'reference';
  _ref: string;
}

/** A picture in a content document. Crop and hotspot are fractions of the native size. */
export interface SanityImage {
  _type: 'image';
  /** `_ref` is `image-{id}-{width}x{height}-{ext}`; the builder in api-clients makes an address of it. */
  asset: SanityReference;
  crop?: { top: number; bottom: number; left: number; right: number };
  hotspot?: { x: number; y: number; width: number; height: number };
  /** Dutch description; empty when the picture is decoration. */
  alt?: string;
}

/** A film or document in a content document. */
export interface SanityFile {
  _type: 'file';
  /** `_ref` is `file-{id}-{ext}`; the client in api-clients makes an address of it. */
  asset: SanityReference;
}
