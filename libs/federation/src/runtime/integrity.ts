import type { Composition } from './composition';

/** Refused by every browser, whatever the file holds. */
const NEVER = `sha384-${'A'.repeat(64)}`;

/**
 * What a browser must find in a remote's script or style sheet before it uses it (`sha384-…`), by the file's address.
 * Empty for files that nobody answers for: other sites', the shell's own, and those of development servers.
 */
export function integrityOf(composition: Composition, href: string): string {
  const path = href.split('?')[0] ?? '';
  for (const ref of Object.values(composition)) {
    if (!ref.integrity || !path.startsWith(ref.base)) continue;
    return ref.integrity[path.slice(ref.base.length)] ?? NEVER;
  }
  return '';
}
