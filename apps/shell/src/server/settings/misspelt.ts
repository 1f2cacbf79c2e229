import { closestMatch } from 'leven';
import type { Environment } from './read-settings';

/** Most letters in which a misspelt name differs; a long name may differ in its ending: `PROXY` for `PROXIES`. */
const mostBetween = (name: string): number => (name.length >= 12 ? 3 : 2);

/** Shorter names are near to those of other programs, such as `HOME` to `HOST`. */
const SHORTEST = 7;

/** Names in the environment that are near to an unset setting, one sentence each. */
export function misspeltSettings(env: Environment, settings: readonly string[]): string[] {
  const unset = settings.filter((name) => name.length >= SHORTEST && env[name] === undefined);
  return Object.keys(env)
    .filter((name) => name.length >= SHORTEST && !settings.includes(name))
    .flatMap((name) => {
      const near = closestMatch(name, unset, { maxDistance: mostBetween(name) });
      return near ? [`${name} is not a setting. Did you mean ${near}?`] : [];
    });
}
