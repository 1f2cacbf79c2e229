/** A flaw without parts that vary by version or shop. */
export const normalizeFlaw = (flaw: string): string =>
  flaw
    .replace(/127\.0\.0\.1:\d+/g, 'shop')
    .replace(/(mf-[\w-]+)[@/][\w-]+/g, '$1')
    .replace(/\.[0-9a-f]{8}\./g, '.');
