import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { installClock } from '../clock';
import { expect, hydrated, test } from '../shopper';
import { readPlace, type Place, type Start } from '../walk/catalogue';
import { differences } from '../walk/differences';
import { readListing } from '../walk/read-listing';
import { STEPS, takeStep, type Step, type StepName } from '../walk/steps';
import { Walker } from '../walk/walker';

/** The walks of a run are deterministic; another seed makes others. */
const SEED = Number(process.env.WALK_SEED ?? 5);
/** Steps of one walk, and walks from each start; `npx weefsel soak` takes more. */
const STEPS_PER_WALK = Number(process.env.WALK_STEPS ?? 40);
const WALKS = Number(process.env.WALKS ?? 1);
/** A step without effect, such as going forward at the end, does not count. So more are drawn. */
const DRAWN_PER_STEP = 4;

const STARTS: readonly Start[] = [
  { path: '/nl/heren/kleding/' },
  { path: '/nl/dames/schoenen/' },
  { path: '/nl/merken/fjordal/' },
  { path: '/search', text: 'overhemd' },
];

// Tracing so many steps would take longer than the steps; a failing walk reports its trail.
test.use({ trace: 'off' });
// The starts share the workers.
test.describe.configure({ mode: 'parallel' });

const names = (Object.keys(STEPS) as StepName[]).map((name) => ({
  weight: STEPS[name],
  arbitrary: fc.constant(name),
}));
const walks = fc.noShrink(
  fc.array(fc.record({ name: fc.oneof(...names), pick: fc.noBias(fc.nat({ max: 9999 })) }), {
    minLength: STEPS_PER_WALK * DRAWN_PER_STEP,
    maxLength: STEPS_PER_WALK * DRAWN_PER_STEP,
  }),
);

/** Walks until enough steps are done; after each, the page must match the catalogue. */
async function walk(page: Page, place: Place, { path, text }: Start, steps: readonly Step[]): Promise<void> {
  const walker = new Walker(place, text);
  const trail: string[] = [];
  const compare = () =>
    expect
      .poll(async () => differences(await readListing(page), walker), {
        message: `The listing ${path} is not what the catalogue says after:\n  ${trail.join('\n  ')}\n`,
        timeout: 30_000,
        intervals: [0, 20, 50, 100, 250],
      })
      .toEqual([]);
  await page.goto(path + (text === undefined ? '' : `?tn_q=${encodeURIComponent(text)}`));
  await hydrated(page);
  await compare();
  for (const { name, pick } of steps) {
    if (trail.length === STEPS_PER_WALK) return;
    const shown = await readListing(page);
    const done = await takeStep[name]({ page, walker, shown }, pick);
    if (done === undefined) continue;
    trail.push(done);
    await compare();
  }
}

for (const [at, start] of STARTS.entries()) {
  test(`after every step of a random walk ${start.path} shows the catalogue’s listing for its address [LST-01] [LST-24] [LST-25] [LST-26] [LST-27] [LST-28] [LST-35]`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(600_000);
    const place = await readPlace(start);
    await installClock(page);
    await fc.assert(
      fc.asyncProperty(walks, async (steps) => {
        await page.goto('about:blank');
        await walk(page, place, start, steps);
      }),
      { seed: SEED + at, numRuns: WALKS, endOnFailure: true },
    );
    expect(problems).toEqual([]);
  });
}
