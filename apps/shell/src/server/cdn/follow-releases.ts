import type { LiveRemotes } from '../live-remotes';
import { compositionKey, FRAME_KEY } from './surrogate-keys';

/** How often a release is looked for, in ms. */
const LOOK_MS = 250;

/**
 * Tells caches in front when this server shows something else. Pages of the composition before are given once more while new
 * ones are fetched; when a canary begins, changes or ends, all are forgotten, because then a server has to see every first
 * visit. Each server tells it when it is its turn, so what was fetched meanwhile from one that was behind goes as well.
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
