import { matchesPattern } from './matches-pattern.ts';

interface EmbeddedVendor {
  label: string;
  /** Its paths, with `*` for any characters. */
  patterns: readonly string[];
}

/** The embedded vendors, each of which can fail separately. */
export const VENDORS = {
  commerce: { label: 'Commerce', patterns: ['/store-api/*'] },
  search: { label: 'Search', patterns: ['/tweakwise/*'] },
  content: { label: 'Content', patterns: ['/content/v*'] },
  images: { label: 'Pictures and files', patterns: ['/content/images/*', '/content/files/*', '/media/*'] },
  payment: { label: 'Payment', patterns: ['/payment/*', '/buckaroo/*'] },
  feed: { label: 'Instagram feed', patterns: ['/feeds/*'] },
  reviews: { label: 'Review score', patterns: ['/reviews/*'] },
} as const satisfies Record<string, EmbeddedVendor>;

export type VendorName = keyof typeof VENDORS;

export const VENDOR_NAMES = Object.keys(VENDORS) as VendorName[];

/** The vendor behind a path; undefined for all other paths. */
export const vendorOf = (path: string): VendorName | undefined =>
  VENDOR_NAMES.find((name) => VENDORS[name].patterns.some((pattern) => matchesPattern(path, pattern)));
