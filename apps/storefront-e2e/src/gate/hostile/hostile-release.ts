import type { BuildChange } from '../../own-shop/own-shop.ts';

/** A release that must never be live, with the expected refusal. */
export interface HostileRelease {
  what: string;
  remote: string;
  change: BuildChange;
  refused: RegExp;
  /** Only in the soak: each run tries another one of its kind. */
  inSoak?: true;
}

/** Appends code to the server's bundle; `entry` is the remote's entry. */
export const also = (code: string): BuildChange => ({
  server: (bundle) => `${bundle}\nconst entry = module.exports.default;\n${code}`,
});

/** All releases in the soak, one of each kind in every other run. */
export const tried = (all: readonly HostileRelease[]): readonly HostileRelease[] =>
  process.env.HOSTILE_RELEASES === 'all' ? all : all.filter(({ inSoak }) => !inSoak);
