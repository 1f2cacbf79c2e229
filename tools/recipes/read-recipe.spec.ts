import { readRecipe } from './read-recipe';

const FRONT = '---\nadds: apps/a\nchanges:\n  apps/b.ts: 2 lines\n---\n';
const read = (text: string) => readRecipe('docs/recipes/a.md', text);

test('steps are the code of the page in its order, also inside of lists, each with its line', async () => {
  const text = `${FRONT}\n1. Make it.\n\n   \`\`\`ts file=apps/a/a.ts\n   const a = 1;\n   \`\`\`\n\n\`\`\`sh run\nls\n\`\`\`\n`;
  expect(await read(text)).toEqual({
    file: 'docs/recipes/a.md',
    touches: { adds: ['apps/a'], changes: { 'apps/b.ts': 2 } },
    steps: [
      { line: 9, action: { kind: 'file', path: 'apps/a/a.ts', text: 'const a = 1;\n' } },
      { line: 13, action: { kind: 'run', command: 'ls' } },
    ],
  });
});

test.each([
  ['without front matter', '```sh run\nls\n```\n'],
  ['whose front matter counts no lines', '---\nchanges: { a.ts: some }\n---\n\n```sh run\nls\n```\n'],
])('a recipe %s is refused', async (_what, text) => {
  await expect(read(text)).rejects.toThrow('docs/recipes/a.md:1: its front matter says what it adds');
});

test('a recipe that does nothing is refused', async () => {
  await expect(read(`${FRONT}\nWords.\n`)).rejects.toThrow('no step of it does anything');
});
