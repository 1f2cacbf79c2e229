import { PlainProblem } from '../shop.ts';
import { run } from '../steps.ts';
import { followAll } from './follow-all.ts';
import { readFlags } from '../flags.ts';

const { positionals } = readFlags(
  {
    usage: 'weefsel recipes [name…]',
    about: 'Follows the recipes of docs/recipes, each in a copy of the workspace.',
    examples: ['npx weefsel recipes', 'npx weefsel recipes add-a-remote'],
  },
  { allowPositionals: true },
);

/** `npx weefsel recipes [name …]`: follows the recipes of `docs/recipes`, each in a copy of the workspace. */
await run(async () => {
  const { failures } = await followAll(positionals);
  if (failures.length > 0) throw new PlainProblem('Not all recipes hold; see above.');
});
