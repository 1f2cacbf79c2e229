import {
  followRules,
  isRedirectTarget,
  type RedirectRules,
} from '../../../../contracts/src/redirect-rules.ts';
import { updateChannel, type Change } from './update-channel.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Replaces the released redirects. Running shells notice within a second.
 * Throws for a rule with an invalid address, or for rules in a circle.
 */
export async function setRedirects(releaseStore: ReleaseStore, redirects: RedirectRules): Promise<Change> {
  for (const [from, { to }] of Object.entries(redirects)) {
    const start = { pathname: from.replace(/\*\*$/, ''), search: '' };
    if (!from.startsWith('/') || !isRedirectTarget(to)) throw new Error(`"${from}" to "${to}" is no move.`);
    if (!followRules(redirects, start)) throw new Error(`"${from}" leads in a circle.`);
  }
  return updateChannel(releaseStore, { what: 'redirects' }, (current) => ({
    remotes: current?.remotes ?? {},
    ...(current?.shell && { shell: current.shell }),
    redirects,
  }));
}
