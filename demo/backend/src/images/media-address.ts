const MOST_DIGITS = /^[1-9]\d{0,3}$/;
const FORMATS = ['jpg', 'webp', 'avif', 'png'];

/**
 * Reduces the address of a medium to the parameters of a plain file service: width and format. Accepts our names and
 * those of the vendor's cloud. Ignores other parameters, which clients of the commerce vendor add for their picture
 * services.
 */
export function mediaAddress(address: string): string {
  const { pathname, searchParams: sent } = new URL(address, 'http://pictures');
  const width = sent.get('w') ?? sent.get('width') ?? '';
  const format = sent.get('fm') ?? sent.get('format') ?? '';
  const kept = new URLSearchParams();
  if (MOST_DIGITS.test(width)) kept.set('w', width);
  if (FORMATS.includes(format)) kept.set('fm', format);
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
