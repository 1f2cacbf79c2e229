/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Rounds to whole pixels, at least one. */
export const rounded = ({ width, height }: Size): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

export const scaled = ({ width, height }: Size, factor: number): Size =>
  rounded({ width: width * factor, height: height * factor });

/** Largest size that fits, without enlargement. */
export const fitted = (size: Size, width = Infinity, height = Infinity): Size =>
  scaled(size, Math.min(width / size.width, height / size.height, 1));
