import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { OverlayWalk, STEPS, type Step } from './overlays/overlay-walk';
import type { PanelName } from './overlays/panels';
import type { Customer } from './customers';
import { ownProduct } from './goods';
import { expect, hydrated, test } from './shopper';
import { become } from './ways';

/** The walks of a run are deterministic; another seed makes others. */
const SEED = Number(process.env.WALK_SEED ?? 5);
/** Steps of one walk, and walks on each page. */
const STEPS_PER_WALK = 24;
const WALKS = Number(process.env.WALKS ?? 1);
/** A step without effect, such as closing a closed panel, does not count. So more are drawn. */
const DRAWN_PER_STEP = 4;

interface Start {
  name: string;
  go: (page: Page, customer: Customer) => Promise<unknown>;
  panels: readonly PanelName[];
}

const STARTS: readonly Start[] = [
  {
    name: 'a listing',
    go: (page) => page.goto('/nl/dames/'),
    panels: ['search', 'cart', 'filters', 'search', 'menu', 'wishlist', 'cookies'],
  },
  {
    name: 'a product',
    go: async (page) => page.goto(await ownProduct()),
    panels: ['search', 'pictures', 'cart', 'menu', 'sizes', 'wishlist', 'pictures', 'cookies'],
  },
  {
    name: 'the profile of a customer',
    go: async (page, customer) => {
      const cookies = await page.context().cookies();
      if (!cookies.some(({ name }) => name === 'sw-context-token')) await become(page, customer);
      await page.goto('/account/profile');
      await expect(page.getByRole('main').getByRole('button', { name: 'Account verwijderen' })).toBeVisible();
    },
    panels: ['search', 'removal', 'cart', 'removal', 'menu', 'cookies'],
  },
];

/** Only on small screens. */
const SMALL: readonly PanelName[] = ['menu', 'filters'];

const names = (Object.keys(STEPS) as Step['name'][]).map((name) => ({
  weight: STEPS[name],
  arbitrary: fc.constant(name),
}));
const walks = fc.noShrink(
  fc.array(fc.record({ name: fc.oneof(...names), pick: fc.noBias(fc.nat({ max: 9999 })) }), {
    minLength: STEPS_PER_WALK * DRAWN_PER_STEP,
    maxLength: STEPS_PER_WALK * DRAWN_PER_STEP,
  }),
);

async function walk(overlays: OverlayWalk, steps: readonly Step[]): Promise<void> {
  const trail: string[] = [];
  for (const step of steps) {
    if (trail.length === STEPS_PER_WALK) return;
    try {
      const done = await overlays.take(step);
      if (done !== undefined) trail.push(done);
    } catch (error) {
      throw new Error(`A "${step.name}" (${step.pick}) went wrong after:\n  ${trail.join('\n  ')}\n`, {
        cause: error,
      });
    }
  }
}

test.use({ trace: 'off' });

for (const [at, { name, go, panels }] of STARTS.entries()) {
  test(`on ${name}, panels opened and closed in any order, by mouse, finger and keyboard, have the focus where it belongs, and no letter is lost [LSP-01] [LSP-08] [HDR-09] [WSH-01]`, async ({
    page,
    isMobile,
    customer,
    problems,
  }) => {
    test.setTimeout(120_000 + WALKS * 120_000);
    const here = panels.filter((panel) => isMobile || !SMALL.includes(panel));
    await fc.assert(
      fc.asyncProperty(walks, async (steps) => {
        await go(page, customer);
        await hydrated(page);
        await walk(new OverlayWalk(page, here, isMobile), steps);
      }),
      { seed: SEED + at, numRuns: WALKS, endOnFailure: true },
    );
    expect(problems).toEqual([]);
  });
}
