import type { BuildChange } from '../../own-shop/own-shop.ts';

/** A release that must never be live, and the sentence that says why not. */
export interface HostileRelease {
  what: string;
  remote: string;
  change: BuildChange;
  refused: RegExp;
  /** Tried in the soak only: an other one of its kind is tried in each run. */
  inSoak?: true;
}

/** Adds code behind the end of the server's bundle, where `entry` is what the remote is made of. */
export const also = (code: string): BuildChange => ({
  server: (bundle) => `${bundle}\nconst entry = module.exports.default;\n${code}`,
});

/** All of them in the soak, one of each kind in every other run. */
export const tried = (all: readonly HostileRelease[]): readonly HostileRelease[] =>
  process.env.HOSTILE_RELEASES === 'all' ? all : all.filter(({ inSoak }) => !inSoak);
