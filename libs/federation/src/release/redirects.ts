import type { RedirectRules } from '../../../contracts/src/redirect-rules.ts';
import { followRules, isRedirectTarget } from '../../../contracts/src/redirect-rules.ts';
import { updateRegistry } from './registry.ts';

/**
 * Replaces the moves of addresses that come with a release. Running shells notice within a second.
 * Throws when a rule leads to what is no address, or rules lead in a circle.
 */
export async function setRedirects(remotesDir: string, redirects: RedirectRules): Promise<void> {
  for (const [from, { to }] of Object.entries(redirects)) {
    const start = { pathname: from.replace(/\*\*$/, ''), search: '' };
    if (!from.startsWith('/') || !isRedirectTarget(to)) throw new Error(`"${from}" to "${to}" is no move.`);
    if (!followRules(redirects, start)) throw new Error(`"${from}" leads in a circle.`);
  }
  await updateRegistry(remotesDir, (registry) => {
    registry.redirects = redirects;
  });
}
