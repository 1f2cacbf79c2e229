import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { WORKSPACE } from '../../libs/federation/src/bundler/index.ts';
import { PlainProblem } from '../shop.ts';
import { run, step } from '../steps.ts';
import { follow } from './follow.ts';
import { readRecipe } from './read-recipe.ts';

const FOLDER = 'docs/recipes';

const names = (await readdir(resolve(WORKSPACE, FOLDER)))
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => basename(file, '.md'));

async function followNamed(name: string): Promise<void> {
  const file = join(FOLDER, `${name}.md`);
  const recipe = await readRecipe(file, await readFile(resolve(WORKSPACE, file), 'utf8'));
  await step(name, () => follow(recipe, name));
}

/** `npm run recipes [-- name …]`: follows the recipes of `docs/recipes`, each in a copy of the workspace. */
await run(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown) throw new PlainProblem(`There is no recipe ${unknown}; there are ${names.join(', ')}.`);
  for (const name of asked.length ? asked : names) await followNamed(name);
});
