import * as v from 'valibot';
import { maybeText } from '../fields';

/** Points at another document; in commerce fields the `_ref` is the commerce backend's id. */
export type SanityReference = v.InferOutput<typeof reference>;
export const reference = v.object({
  _type: v.nullish(v.literal('reference'), 'reference'),
  _ref: v.string(),
});

const fraction = v.number();

/** `image-{id}-{width}x{height}-{ext}`; the builder in api-clients makes an address of it. */
const imageReference = v.object({
  ...reference.entries,
  _ref: v.pipe(v.string(), v.regex(/^image-[^-]+-[1-9]\d*x[1-9]\d*-[^-]+$/)),
});

/** A picture in a content document. Crop and hotspot are fractions of the native size. */
export type SanityImage = v.InferOutput<typeof image>;
export const image = v.object({
  _type: v.nullish(v.literal('image'), 'image'),
  asset: imageReference,
  crop: v.exactOptional(v.object({ top: fraction, bottom: fraction, left: fraction, right: fraction })),
  hotspot: v.exactOptional(v.object({ x: fraction, y: fraction, width: fraction, height: fraction })),
  /** Dutch description; empty when the picture is decoration. */
  alt: maybeText,
});

export const maybeImage = v.exactOptional(image);

/** A film or document in a content document. */
export type SanityFile = v.InferOutput<typeof file>;
export const file = v.object({
  _type: v.nullish(v.literal('file'), 'file'),
  /** `_ref` is `file-{id}-{ext}`; the client in api-clients makes an address of it. */
  asset: reference,
});
