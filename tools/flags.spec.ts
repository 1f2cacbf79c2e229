import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const run = (tool: string, ...words: string[]) =>
  spawnSync(process.execPath, [resolve(__dirname, tool), ...words], { encoding: 'utf8' });

test.each(['start.ts', 'test.ts', 'faults.ts', 'package.ts'])(
  '%s prints its help on request, and succeeds',
  (tool) => {
    const { status, stdout, stderr } = run(tool, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^npm /);
  },
);

test('an unknown flag is named above the help, without a stack', () => {
  const { status, stdout, stderr } = run('package.ts', '--outt', 'here');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Unknown option '--outt'\.\n\nnpm run package/);
  expect(stderr).not.toContain('    at ');
});
