import type { ArmCounts, Block } from './counts.ts';
import { binomial } from './lots.fixture.ts';

/** Shares of sessions, as in a shop. */
export interface Shares {
  errors: number;
  /** Share of the sessions with an INP; three in four have one. */
  inp: number;
  cart: number;
}

export interface Traffic {
  seed: number;
  /** Mean number of sessions of both arms in each block. */
  sessions: number;
  live: Shares;
  /** Additions of a fault to the canary's shares; default none. */
  fault?: Partial<Shares>;
  /** First block with the fault; default 0. */
  faultFrom?: number;
  /** Factors on a block's traffic and its shares of bad sessions: day and night. */
  drift?: (block: number) => { traffic: number; bad: number };
  /** Sessions per visitor, all in one arm and all alike; default 1, the correct way. */
  visits?: number;
}

/** Six blocks an hour. By night a fifth of the day's traffic, with 1.5 times the average of bad sessions. */
export const dayAndNight = (block: number): { traffic: number; bad: number } => {
  const light = Math.sin((2 * Math.PI * block) / 144);
  return { traffic: 1 + 0.8 * light, bad: 1 - 0.5 * light };
};

function arm(visitors: number, visits: number, { errors, inp, cart }: Shares, lot: () => number): ArmCounts {
  const withInp = binomial(visitors, 0.75, lot);
  return {
    sessions: visits * visitors,
    withError: visits * binomial(visitors, errors, lot),
    withInp: visits * withInp,
    withPoorInp: visits * binomial(withInp, inp, lot),
    withCart: visits * binomial(visitors, cart, lot),
  };
}

/** One block of sessions, split at random. */
export function blockOf(traffic: Traffic, number: number, share: number, lot: () => number): Block {
  const { traffic: more, bad } = traffic.drift?.(number) ?? { traffic: 1, bad: 1 };
  const { errors, inp, cart } = traffic.live;
  const live = { errors: errors * bad, inp: inp * bad, cart: cart / bad };
  const fault = number < (traffic.faultFrom ?? 0) ? {} : traffic.fault;
  const canary = {
    errors: live.errors + (fault?.errors ?? 0),
    inp: live.inp + (fault?.inp ?? 0),
    cart: live.cart + (fault?.cart ?? 0),
  };
  const visits = traffic.visits ?? 1;
  const visitors = binomial(Math.round((2 * traffic.sessions * more) / visits), 0.5, lot);
  const ofCanary = binomial(visitors, share, lot);
  return {
    share,
    live: arm(visitors - ofCanary, visits, live, lot),
    canary: arm(ofCanary, visits, canary, lot),
  };
}
