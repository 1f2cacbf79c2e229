import {
  quantile,
  runCanaries,
  shareOf,
  type Course,
} from '../libs/federation/src/releases/canary/simulation.fixture.ts';
import {
  dayAndNight,
  type Shares,
  type Traffic,
} from '../libs/federation/src/releases/canary/traffic.fixture.ts';
import { run } from './steps.ts';

/**
 * `node tools/canary-figures.ts`: computes the figures of docs/decisions/0068 from simulated canaries. Takes one to
 * five minutes.
 */
const usual: Shares = { errors: 0.01, inp: 0.1, cart: 0.08 };
const all = (share: number): Shares => ({ errors: share, inp: share, cart: share });

const ROW =
  '| what | rolled back | widened to 100 % | sessions of the canary until then: median, 95 % of runs |\n';
const percent = (share: number): string => `${Number((100 * share).toFixed(2))} %`;

function row(what: string, runs: number, traffic: Omit<Traffic, 'seed'>, course: Course): void {
  const ended = runCanaries(runs, traffic, course);
  const sessions = ended.filter(({ end }) => end !== 'wait').map(({ canarySessions }) => canarySessions);
  const until = (share: number): string => Math.round(quantile(sessions, share)).toLocaleString('en');
  const cells = [what, percent(shareOf(ended, 'roll back')), percent(shareOf(ended, 'widen'))];
  const needed = sessions.length > runs / 2 ? `${until(0.5)}, ${until(0.95)}` : '–';
  process.stdout.write(`| ${[...cells, needed].join(' | ')} |\n`);
}

await run(() => {
  process.stdout.write(`${ROW}| --- | --- | --- | --- |\n`);
  for (const base of [0.0001, 0.01, 0.1, 0.3])
    for (const share of [0.05, 0.25, 0.5])
      row(
        `no fault, ${percent(base)} bad, split ${share}`,
        1000,
        { sessions: 200, live: all(base) },
        { blocks: 100, share },
      );
  const drift = dayAndNight;
  const widening = { blocks: 600, share: 0.05, widens: true };
  row('no fault, day and night, widened', 1000, { sessions: 200, live: usual, drift }, widening);
  row('no fault, widened', 300, { sessions: 200, live: usual }, widening);
  const within = { blocks: 600, share: 0.05 };
  for (const errors of [0.0001, 0.01, 0.1, 0.3])
    row(
      `errors +5 points on ${percent(errors)}`,
      300,
      { sessions: 200, live: { ...usual, errors }, fault: { errors: 0.05 } },
      within,
    );
  row(
    'errors +5 points on 1 %, split in halves',
    300,
    { sessions: 200, live: usual, fault: { errors: 0.05 } },
    { blocks: 600, share: 0.5 },
  );
  row(
    'errors +5 points, day and night',
    300,
    { sessions: 200, live: usual, drift, fault: { errors: 0.05 } },
    within,
  );
  row(
    'errors +5 points, 20 sessions a block',
    300,
    { sessions: 20, live: usual, fault: { errors: 0.05 } },
    { blocks: 2000, share: 0.05 },
  );
  row(
    'errors +5 points from block 100 on (1,000 sessions)',
    300,
    { sessions: 200, live: usual, fault: { errors: 0.05 }, faultFrom: 100 },
    within,
  );
  row('poor INP +5 points on 10 %', 300, { sessions: 200, live: usual, fault: { inp: 0.05 } }, within);
  row('cart 4 % instead of 8 %', 300, { sessions: 200, live: usual, fault: { cart: -0.04 } }, within);
  row('cart 6 % instead of 8 %', 300, { sessions: 200, live: usual, fault: { cart: -0.02 } }, within);
  row(
    'errors +1 point (the border), widened',
    1000,
    { sessions: 200, live: usual, fault: { errors: 0.01 } },
    widening,
  );
  row(
    'cart 6 % (the border), widened',
    300,
    { sessions: 200, live: usual, fault: { cart: -0.02 } },
    widening,
  );
  for (const visits of [2, 5])
    row(
      `no fault, but ${visits} like sessions a visitor`,
      1000,
      { sessions: 200, live: usual, visits },
      { blocks: 100, share: 0.05 },
    );
  return Promise.resolve();
});
