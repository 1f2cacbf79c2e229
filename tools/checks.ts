import { runIn } from './recipes/run-in.ts';
import { WORKSPACE } from '../libs/federation/src/bundler/index.ts';
import { step } from './steps.ts';
import type { Count } from './test-counts.ts';

const node = (script: string, args: string): string => `"${process.execPath}" node_modules/${script} ${args}`;

/** What is checked without running anything; lines that are done one after the other, beside each other. */
const LINES = [
  [
    // In one process: for each project by itself, what it uses would be read and checked again.
    {
      name: 'lint',
      command: `NODE_OPTIONS=--max-old-space-size=8192 ${node('eslint/bin/eslint.js', 'apps libs tools')}`,
    },
    { name: 'format', command: node('prettier/bin/prettier.cjs', '--check --log-level=warn .') },
    { name: 'requirements', command: `"${process.execPath}" tools/trace.ts` },
  ],
  // Each project by itself: a remote sees its own texts and no others.
  [
    {
      name: 'types',
      command: node('nx/dist/bin/nx.js', 'run-many -t typecheck --parallel=1 --nxBail=false'),
    },
  ],
];

/** Lint, format and types of all projects. What one of them said is shown when it fails. */
export async function checkAll(): Promise<Count> {
  const count = { passed: 0, failures: [] as string[] };
  const said: string[] = [];
  const follow = async (line: (typeof LINES)[number]) => {
    for (const { name, command } of line) {
      const { failed, output } = await runIn(WORKSPACE, command);
      if (failed) count.failures.push(name);
      if (failed) said.push(output);
    }
  };
  await step('lint, format and types', () => Promise.all(LINES.map(follow)));
  process.stderr.write(said.join('\n'));
  return count;
}
