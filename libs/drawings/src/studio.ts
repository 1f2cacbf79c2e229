/** Width and height of every garment picture, in units. */
export const PICTURE = { width: 1500, height: 2700 } as const;

/** The one background family: warm plaster, lit by one soft window from the upper left. */
export function studioWall(id: string, width: number, height: number): string {
  return (
    `<defs><linearGradient id="${id}w" x2=".35" y2="1"><stop offset="0" stop-color="#eae6df"/><stop offset=".55" stop-color="#e2ddd4"/><stop offset="1" stop-color="#d6cfc4"/></linearGradient>` +
    `<radialGradient id="${id}l" cx=".3" cy=".22" r=".75"><stop offset="0" stop-color="#fbf8f3" stop-opacity=".75"/><stop offset="1" stop-color="#fbf8f3" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${id}w)"/><rect width="${width}" height="${height}" fill="url(#${id}l)"/>`
  );
}

/** The shadow a garment throws on the wall close behind it: one wide and soft, one near and tight. */
export function wallShadow(id: string, outline: string): string {
  const near = [48, 38, 29, 21, 13, 6]
    .map((width) => `<use href="#${id}o" stroke-width="${width}"/>`)
    .join('');
  return (
    `<filter id="${id}s" x="-.08" y="-.07" width="1.16" height="1.14" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="32"/></filter>` +
    `<g fill="#5a4c3d" stroke="#5a4c3d" stroke-linejoin="round"><g stroke="none" transform="translate(36 48)" opacity=".36" filter="url(#${id}s)"><g id="${id}o">${outline}</g></g>` +
    `<g transform="translate(9 13)" fill-opacity=".03" stroke-opacity=".048">${near}</g></g>`
  );
}
