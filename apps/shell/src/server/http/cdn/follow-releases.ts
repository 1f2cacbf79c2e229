import type { LiveRemotes } from '../../request/live-remotes';
import { compositionKey, FRAME_KEY } from './surrogate-keys';

/** Interval between checks for a release, in ms. */
const LOOK_MS = 250;

/**
 * Purges the caches in front when this server switches to another composition. Soft for pages of the previous
 * composition: they are served once more while new ones are fetched.
 * When a canary begins, changes or ends, everything is purged: a server must see every first visit.
 * Each server purges when it switches. That also removes pages fetched from a lagging server.
 */
export function followReleases(
  remotes: Pick<LiveRemotes, 'current' | 'canary'>,
  forget: (keys: readonly string[], how: 'hard' | 'soft') => void,
): { look: () => void; stop: () => void } {
  const canaryNow = (): string => {
    const canary = remotes.canary()?.canary;
    return canary ? `${canary.composition} ${canary.since}` : '';
  };
  let shown: string | undefined;
  let canary: string | undefined;
  const look = (): void => {
    const { composition } = remotes.current();
    const next = canaryNow();
    if (shown !== undefined && composition !== shown) forget([compositionKey(shown)], 'soft');
    if (canary !== undefined && next !== canary) forget([FRAME_KEY], 'hard');
    shown = composition;
    canary = next;
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return { look, stop: () => clearInterval(timer) };
}
