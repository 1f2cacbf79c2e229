import type { Composition } from './composition';

/** Integrity that browsers refuse for any file. */
const NEVER = `sha384-${'A'.repeat(64)}`;

/**
 * Integrity (`sha384-…`) of a remote's script or style sheet, by the file's address.
 * Empty for files without a manifest: those of other sites, the shell, and development servers.
 */
export function integrityOf(composition: Composition, href: string): string {
  // The federation runtime passes full addresses, webpack's loaders pass paths.
  const [address = ''] = href.split('?');
  const path = address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;
  for (const ref of Object.values(composition)) {
    if (!ref.integrity || !path.startsWith(ref.base)) continue;
    return ref.integrity[path.slice(ref.base.length)] ?? NEVER;
  }
  return '';
}
