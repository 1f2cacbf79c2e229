import fc from 'fast-check';
import { CartWalk } from './cart-walk';
import { aStep } from './step';
import { WalkedBrowser } from './walked-browser';

/** `npx weefsel soak` walks the whole way; every other run walks a part of it. */
const STEPS = Number(process.env.CART_WALK_STEPS ?? 300);
const SEEDS = (process.env.CART_WALK_SEEDS ?? '2026').split(',').map(Number);

jest.setTimeout(30 * 60 * 1000);

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => {
  logged.mockRestore();
  jest.restoreAllMocks();
});

test.each(SEEDS)(
  'whatever a shopper does and whatever happens, no line is lost unsaid, and the sums are right (walk %i) [CRT-02] [CRT-03] [CRT-07]',
  async (seed) => {
    const browser = new WalkedBrowser();
    const walk = new CartWalk(browser);
    jest.spyOn(Date, 'now').mockImplementation(() => browser.now);
    const quiet = { addEventListener: () => undefined, removeEventListener: () => undefined };
    const { sessionStorage } = browser;
    Object.assign(globalThis, {
      window: { ...quiet, location: { origin: 'http://shop.test' } },
      sessionStorage,
    });
    await browser.open();
    const steps = fc.sample(aStep, { numRuns: STEPS, seed });
    for (const [place, step] of steps.entries()) {
      try {
        await walk.take(step);
      } catch (error) {
        const before = steps.slice(Math.max(0, place - 12), place + 1).map((one) => JSON.stringify(one));
        throw new Error(`Step ${place} of walk ${seed}, after\n${before.join('\n')}`, { cause: error });
      }
    }
    await browser.close();
    if (process.env.CART_WALK_TALLY)
      process.stdout.write(`${JSON.stringify(Object.fromEntries(walk.done))}\n`);
    expect(walk.done.get('order: placed')).toBeGreaterThan(0);
  },
);
