import { holds } from '../../../../tools/bench/bars.ts';
import { barsOf } from '../../../../tools/load/bars.ts';
import { findPlaces } from '../../../../tools/load/places.ts';
import { runLoad } from '../../../../tools/load/run-load.ts';
import { startStage, type Stage } from '../../../../tools/load/stage.ts';
import { findVarnish } from '../../../../tools/stage/find-varnish.ts';
import { expect, test } from '../shopper.ts';

/** A small day in every run; the required load in `npx weefsel soak`. */
const SESSIONS = Number(process.env['LOAD_SESSIONS'] ?? '20');
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? '12');
const SPELL = Number(process.env['LOAD_SPELL'] ?? '6');
/** Seed of the sessions and of the moment of each loss. */
const SEED = Number(process.env['LOAD_SEED'] ?? '2026');
/** A long day gives memory time to grow, and a flood time to end. */
const isLong = SECONDS >= 120;

let stage: Stage;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  findVarnish();
  stage = await startStage();
});
test.afterAll(() => stage.stop());

test('shoppers miss nothing while a shell, Redis, the store or the cache is killed, but what was on its way to it', async () => {
  test.setTimeout((SECONDS + 12 * SPELL + 180) * 1000);
  const say = (line: string) => void process.stdout.write(`  ${line}\n`);
  const places = await findPlaces(stage.front);
  const plan = { sessions: SESSIONS, seconds: SECONDS, spell: SPELL, withFlood: isLong, seed: SEED, say };
  const results = await runLoad(stage, places, plan);
  const bars = barsOf(results).filter(({ what }) => isLong || !what.includes('memory'));
  expect(results.sessions).toBeGreaterThan(SESSIONS);
  expect(results.losses).toHaveLength(4);
  expect(
    bars.filter((bar) => !holds(bar)),
    JSON.stringify(results.missed.slice(0, 20), null, 1),
  ).toEqual([]);
});
