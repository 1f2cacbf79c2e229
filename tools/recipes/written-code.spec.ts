import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { join } from 'node:path/posix';
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

const IMPORT = /import (?:type )?\{([^}]*)\} from '(\.[^']*)'/g;

/** Names in a relative import of a file that neither the workspace nor its recipe exports. */
function lostImports([file, code]: readonly [string, string], written: Map<string, string>): string[] {
  return [...code.matchAll(IMPORT)].flatMap(([, names = '', from = '']) => {
    const path = join(file, '..', from);
    const source = ['.ts', '.tsx', '/index.ts', '/index.tsx']
      .map((ending) => `${path}${ending}`)
      .find((found) => written.has(found) || existsSync(resolve(root, found)));
    const text = source && (written.get(source) ?? read(source));
    const exported = new Set(text?.match(/\w+/g));
    return [...names.matchAll(/\w+/g)]
      .map(([name]) => name)
      .filter((name) => name !== 'type' && name !== 'as' && !exported.has(name))
      .map((name) => `${file}: ${name} of ${from}`);
  });
}

test('relative imports in recipes name what the workspace exports', async () => {
  const recipes = await Promise.all(files.map(writtenBy));
  const imports = recipes.flatMap((written) => [...written].flatMap((one) => lostImports(one, written)));
  expect(recipes.flatMap((written) => [...written.values()]).join()).toMatch(IMPORT);
  expect(imports).toEqual([]);
});
