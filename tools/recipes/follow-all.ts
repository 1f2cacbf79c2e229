import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import { PlainProblem } from '../shop.ts';
import type { Count } from '../test-counts.ts';
import { follow } from './follow.ts';
import { readRecipe } from './read-recipe.ts';
import { WorkspaceCopy } from './workspace-copy.ts';

const FOLDER = 'docs/recipes';

async function recipeNames(): Promise<string[]> {
  const files = await readdir(resolve(WORKSPACE, FOLDER));
  return files
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => basename(file, '.md'));
}

/** Follows a recipe, and prints its duration or failure. Returns true when it holds. */
async function holds(name: string): Promise<boolean> {
  const from = performance.now();
  try {
    const file = join(FOLDER, `${name}.md`);
    const recipe = await readRecipe(file, await readFile(resolve(WORKSPACE, file), 'utf8'));
    // A constant path, so that jest's cache recognizes the files.
    await follow(recipe, await WorkspaceCopy.make(WORKSPACE, resolve(WORKSPACE, '.cache/recipes', name)));
    process.stdout.write(`  recipe ${name} … ${((performance.now() - from) / 1000).toFixed(1)} s\n`);
    return true;
  } catch (error) {
    const said = error instanceof PlainProblem ? error.message : (error as Error).stack;
    process.stderr.write(`  recipe ${name} … failed\n${said}\n`);
    return false;
  }
}

/**
 * Follows the given recipes, or all, one per processor at a time. Throws a PlainProblem for an unknown recipe.
 * `npm run test:all` calls it, and so reports renamed files and lines that recipes name.
 */
export async function followAll(asked: readonly string[] = []): Promise<Count> {
  const names = await recipeNames();
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown) throw new PlainProblem(`There is no recipe ${unknown}; there are ${names.join(', ')}.`);
  const waiting = [...(asked.length > 0 ? asked : names)];
  const count = { passed: 0, failures: [] as string[] };
  const cook = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      if (await holds(name)) count.passed += 1;
      else count.failures.push(`${FOLDER}/${name}.md`);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, cook));
  return count;
}
