import { execFileSync } from 'node:child_process';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';

test('the modules of all release commands load in Node', () => {
  const modules = [
    'publish-commands',
    'rolling-back',
    'switch-commands',
    'rehearsing',
    'tend-commands',
    'read-commands',
    'keys',
    'in-workspace',
  ];
  const code = modules.map((name) => `await import('./tools/release/${name}.ts');`).join('\n');
  const run = () =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', `${code}\nconsole.log('loaded');`], {
      cwd: WORKSPACE,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(run()).toBe('loaded\n');
});
