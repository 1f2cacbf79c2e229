import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { follow } from './follow';
import { readRecipe } from './read-recipe';
import { WorkspaceCopy } from './workspace-copy';

const root = mkdtempSync(join(tmpdir(), 'weefsel-recipes-'));
const workspace = mkdtempSync(join(root, 'workspace-'));
afterAll(() => rmSync(root, { recursive: true }));
beforeAll(() => {
  writeFileSync(join(workspace, '.gitignore'), 'ignored\n');
  writeFileSync(join(workspace, 'ignored'), '');
  writeFileSync(join(workspace, 'list.ts'), 'one\ntwo\n');
});

const FRONT = '---\nadds: made\nchanges:\n  list.ts: 1 line\n---\n';
const MAKES = '```ts file=made/a.ts\nexport const a = 1;\n```\n';
const CHANGES = '```diff file=list.ts\n two\n+three\n```\n';
const sh = (words: string, command: string) => `\`\`\`sh ${words}\n${command}\n\`\`\`\n`;

/** Follows a recipe of these steps in a copy of a small workspace. */
async function followed(...steps: string[]): Promise<string> {
  const copy = await WorkspaceCopy.make(workspace, join(root, 'copy'));
  await follow(await readRecipe('made.md', `${FRONT}\n${steps.join('\n')}`), copy);
  return copy.dir;
}

test('a recipe that keeps its promises is followed, in a copy, and what is forgotten comes back', async () => {
  const copy = await followed(
    MAKES,
    CHANGES,
    sh('without=made/a.ts says="No such file"', 'LC_ALL=C cat made/a.ts'),
    sh('without=list.ts says="nothing"', 'grep three list.ts || { echo nothing; false; }'),
    sh('run says="three"', 'test ! -e ignored && cat made/a.ts list.ts'),
  );
  const lines = (dir: string) => execFileSync('cat', ['list.ts'], { cwd: dir, encoding: 'utf8' });
  expect([lines(copy), lines(workspace)]).toEqual(['one\ntwo\nthree\n', 'one\ntwo\n']);
});

test.each([
  ['a command that fails', [sh('run', 'exit 3')], 'made.md:7: "exit 3" fails'],
  ['a command of which one line fails', [sh('run', 'false\ntrue')], 'fails'],
  ['a command that says something else', [sh('run says="yes"', 'echo no')], 'does not say "yes":\nno'],
  [
    'a step that nobody misses',
    [CHANGES, sh('without=list.ts says="x"', 'true')],
    'does not notice that list.ts',
  ],
  ['a file that is there', ['```ts file=list.ts\none\n```\n'], 'made.md:7: list.ts is there already.'],
  [
    'lines that are not there',
    ['```diff file=list.ts\n-six\n```\n'],
    'list.ts does not have these lines:\nsix',
  ],
  ['less than was promised', [MAKES], 'made.md:1: 0 lines of list.ts changed, it says 1 line'],
])('%s is rejected with its problem', async (_what, steps, problem) => {
  await expect(followed(...steps)).rejects.toThrow(problem);
});
