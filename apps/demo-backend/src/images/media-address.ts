const MOST_DIGITS = /^[1-9]\d{0,3}$/;
const FORMATS = ['jpg', 'webp', 'avif', 'png'];

/**
 * The address of a medium with only what a plain file service makes of it: a width and a format, under our names or
 * the vendor's cloud's. The commerce vendor's clients add what their own picture service understands; it does no harm.
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
