import { PlainProblem } from '../shop.ts';
import { run } from '../steps.ts';
import { followAll } from './follow-all.ts';

/** `npm run recipes [-- name …]`: follows the recipes of `docs/recipes`, each in a copy of the workspace. */
await run(async () => {
  const { failures } = await followAll(process.argv.slice(2));
  if (failures.length > 0) throw new PlainProblem('Not all recipes hold; see above.');
});
