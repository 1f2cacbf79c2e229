import type { RemoteName } from '@weefsel/contracts';
import type { Composition } from '../composition';
import type { LiveRemote } from './live-remote';

/** A composition as it was answered with: of a remote that could not be loaded, it has the version that did instead. */
export function asServed(
  composition: Composition,
  remotes: ReadonlyMap<RemoteName, LiveRemote>,
): Composition {
  const served = Object.entries(composition.remotes).flatMap(([name, { previous, ...release }]) => {
    const build = remotes.get(name)?.build;
    const releases = [release, ...previous];
    const at = releases.findIndex(({ version }) => version === build);
    const [first, ...rest] = at < 0 ? [] : releases.slice(at);
    return first ? [[name, { ...first, previous: rest }] as const] : [];
  });
  return { ...composition, remotes: Object.fromEntries(served) };
}
