import type { SanityImage } from '@weefsel/contracts';

/** Pixels of the native picture. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Framing = Pick<SanityImage, 'crop' | 'hotspot'>;
type Size = Pick<Rect, 'width' | 'height'>;

const WHOLE = { top: 0, bottom: 0, left: 0, right: 0 };
const CENTRE = { x: 0.5, y: 0.5 };

/** The editor's crop in pixels. */
function cropRect(native: Size, { crop = WHOLE }: Framing): Rect {
  const left = Math.round(crop.left * native.width);
  const top = Math.round(crop.top * native.height);
  return {
    left,
    top,
    width: Math.round(native.width - crop.right * native.width - left),
    height: Math.round(native.height - crop.bottom * native.height - top),
  };
}

/** Start of an interval of `length` around `centre`, kept inside the limits. */
const placed = (centre: number, length: number, start: number, available: number): number => {
  const wished = Math.max(0, Math.round(Math.round(centre) - length / 2));
  if (wished < start) return start;
  return Math.min(wished, start + available - length);
};

/** Part of the picture to show: inside the editor's crop, around its hotspot, in the requested ratio. */
export function imageRect(native: Size, framing: Framing, wanted: Partial<Size>): Rect {
  const crop = cropRect(native, framing);
  if (!wanted.width || !wanted.height) return crop;
  const ratio = wanted.width / wanted.height;
  const { x, y } = framing.hotspot ?? CENTRE;
  if (crop.width / crop.height > ratio) {
    const width = Math.round(crop.height * ratio);
    return { ...crop, width, left: placed(x * native.width, width, crop.left, crop.width) };
  }
  const height = Math.round(crop.width / ratio);
  return { ...crop, height, top: placed(y * native.height, height, crop.top, crop.height) };
}
