import type { LiveRemotes } from '../../request/live-remotes';
import { compositionKey, FRAME_KEY } from './surrogate-keys';

/** Visits that are drawn to see one of two compositions. */
export interface DrawnVisits {
  /** Key of the running draw; empty when all see what is live. */
  drawKey: () => string;
}

/** Interval between checks for a release, in ms. */
const LOOK_MS = 250;

/**
 * Purges the caches in front when this server switches to another composition. Soft for pages of the previous
 * composition: they are served once more while new ones are fetched.
 * When a draw of visits begins, changes or ends, everything is purged: a server must see every first visit.
 * Each server purges when it switches. That also removes pages fetched from a lagging server.
 */
export function followReleases(
  remotes: Pick<LiveRemotes, 'current'>,
  visits: DrawnVisits,
  forget: (keys: readonly string[], how: 'hard' | 'soft') => void,
): { look: () => void; stop: () => void } {
  let shown: string | undefined;
  let draw: string | undefined;
  const look = (): void => {
    const { composition } = remotes.current();
    const next = visits.drawKey();
    if (shown !== undefined && composition !== shown) forget([compositionKey(shown)], 'soft');
    if (draw !== undefined && next !== draw) forget([FRAME_KEY], 'hard');
    shown = composition;
    draw = next;
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return { look, stop: () => clearInterval(timer) };
}
