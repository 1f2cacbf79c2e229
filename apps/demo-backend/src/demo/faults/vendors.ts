import { matchesPattern } from './matches-pattern.ts';

interface EmbeddedVendor {
  label: string;
  /** Where it is, `*` standing for anything. */
  patterns: readonly string[];
}

/** The embedded vendors, each of which can be made to fail on its own. */
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

/** The vendor that answers on a path; undefined for what is no vendor's. */
export const vendorOf = (path: string): VendorName | undefined =>
  VENDOR_NAMES.find((name) => VENDORS[name].patterns.some((pattern) => matchesPattern(path, pattern)));
