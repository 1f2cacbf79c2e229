import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { lintTexts } from '../eslint/lint-texts';
import { editLines } from './edit-lines';
import { readRecipe } from './read-recipe';

const root = resolve(__dirname, '../..');
const files = globSync('docs/recipes/*.md', { cwd: root }).filter((file) => basename(file) !== 'README.md');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

/** Files as a recipe leaves them, without those that its commands generate. */
async function writtenBy(recipe: string): Promise<Map<string, string>> {
  const written = new Map<string, string>();
  for (const { action } of (await readRecipe(recipe, read(recipe))).steps) {
    if (action.kind === 'file') written.set(action.path, action.text);
    if (action.kind !== 'edit') continue;
    const text =
      written.get(action.path) ?? (existsSync(resolve(root, action.path)) ? read(action.path) : '');
    if (text) written.set(action.path, editLines(text, action.hunks));
  }
  return written;
}

test('recipes edit lines that exist, and their code keeps the rules on words', async () => {
  const recipes = await Promise.all(files.map(writtenBy));
  const written = recipes.flatMap((one) => [...one]).filter(([file]) => /\.tsx?$/.test(file));
  const broken = lintTexts(written.map(([file, code]) => ({ file, code })));
  expect(written.length).toBeGreaterThan(10);
  expect(broken.flat().filter((rule) => rule.startsWith('words/'))).toEqual([]);
});
