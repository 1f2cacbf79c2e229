import fc from 'fast-check';
import { Releases } from '../release-walk/releases.ts';
import { STEPS, take, type Step } from '../release-walk/steps.ts';
import { expectWhole, Tab } from '../release-walk/tab.ts';
import { expect, test } from '../shopper.ts';
import { fillCart } from '../ways.ts';
import { startOwnShop, type OwnShop } from '../own-shop/own-shop.ts';

const PORT = 4287;
/** The walk of a run is deterministic; other seeds make others. */
const SEEDS = (process.env.RELEASE_WALK_SEEDS ?? '5').split(',').map(Number);
const WALKED = Number(process.env.RELEASE_WALK_STEPS ?? 15);
const TABS = ['first tab', 'second tab', 'third tab'];
/** A step without effect, such as going forward at the end, does not count. So more are drawn. */
const DRAWN_PER_STEP = 3;

test.use({ baseURL: `http://localhost:${PORT}`, trace: 'off' });

let shop: OwnShop;
let releases: Releases;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  // Two processes: one may have taken a release before the other.
  const env = { SERVER_PROCESSES: '2', MAX_EVENT_LOOP_DELAY_MS: '0', RATE_LIMITS: '0' };
  shop = await startOwnShop(PORT, { env });
  releases = await Releases.begin(shop);
});
test.afterAll(() => shop.stop());

const names = (Object.keys(STEPS) as Step['name'][]).map((name) => ({
  weight: STEPS[name],
  arbitrary: fc.constant(name),
}));
const number = fc.noBias(fc.nat({ max: 9999 }));
const walks = fc.array(fc.record({ name: fc.oneof(...names), tab: number, pick: number }), {
  minLength: WALKED * DRAWN_PER_STEP,
  maxLength: WALKED * DRAWN_PER_STEP,
});

for (const seed of SEEDS) {
  test(`whatever is released, rolled back or tried while three tabs are used, nothing breaks, mixes or is lost (seed ${seed}) [FED-01]`, async ({
    context,
    page,
  }) => {
    test.setTimeout(60_000 + WALKED * 6000);
    await fillCart(page);
    const tabs = [new Tab(page, TABS[0] ?? '', releases)];
    for (const name of TABS.slice(1)) {
      const other = await context.newPage();
      tabs.push(new Tab(other, name, releases));
    }
    for (const tab of tabs) await tab.page.goto('/nl/', { waitUntil: 'domcontentloaded' });
    await expectWhole(tabs, ['begin']);
    const trail: string[] = [];
    const [steps = []] = fc.sample(walks, { seed, numRuns: 1 });
    for (const step of steps) {
      if (trail.length === WALKED) break;
      const done = await take(step, tabs, releases).catch((error: unknown) => {
        throw new Error(`${step.name} broke after:\n  ${trail.join('\n  ')}\n`, { cause: error });
      });
      if (done === undefined) continue;
      trail.push(done);
      await expectWhole(tabs, trail);
      for (const tab of tabs) await tab.stay();
    }
    expect(trail).toHaveLength(WALKED);
    expect(tabs.every(({ answers }) => answers > 0)).toBe(true);
  });
}
