import { jest } from './runners.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';
import { closingLines } from './test-counts.ts';

/** `npm run soak`: the random walks that every other run takes a part of, all the way; what is set counts. */
const WHOLE = { CART_WALK_STEPS: '2000', CART_WALK_SEEDS: '1,2,3,4,5', ODD_ANSWERS: '2000' };

await run(async () => {
  Object.assign(process.env, { ...WHOLE, ...process.env });
  const count = await jest([
    'apps/mf-checkout/src/testing/cart-walk',
    'apps/shell/src/odd-answers',
    ...process.argv.slice(2),
  ]);
  process.stdout.write(`\n${closingLines(count)}\n`);
  if (count.failures.length > 0)
    throw new PlainProblem('A walk found something; its steps and its seed are above.');
});
