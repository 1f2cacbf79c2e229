import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import schema from './schema.json';

interface Project {
  targets: Record<string, { executor?: string; continuous?: boolean }>;
}

const nx = (...words: string[]) =>
  spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...words], {
    cwd: WORKSPACE,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });

const shown = Object.entries(schema.properties).filter(([, property]) => !('hidden' in property));

test('the help of nx and our own name the same options', () => {
  const ours = nx('serve', 'mf-search', '-h');
  const ofNx = nx('serve', 'mf-search', '--help');
  expect([ours.status, ofNx.status]).toEqual([0, 0]);
  expect(ours.stdout).toContain(schema.description);
  expect(shown.length).toBe(3);
  for (const [name, property] of shown) {
    expect(ours.stdout).toMatch(
      new RegExp(`--${name}\\b.* {2}${'description' in property && property.description}`),
    );
    expect(ofNx.stdout).toContain(`--${name} `);
  }
}, 30_000);

test('a wrong option is refused with a suggestion, and nx reports the failure', () => {
  const { status, stdout, stderr } = nx('serve', 'shell', '--agianst=https://shop.example');
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toContain("Unknown option '--agianst'. Did you mean --against?");
}, 30_000);

// nx queues a second continuous task of one name behind the first.
test('nx starts a second server, which names what is taken', () => {
  const targets = globSync('apps/*/project.json', { cwd: WORKSPACE }).flatMap((file) => {
    const { targets } = JSON.parse(readFileSync(resolve(WORKSPACE, file), 'utf8')) as Project;
    return targets.serve ?? [];
  });
  expect(targets.length).toBeGreaterThan(5);
  for (const { executor, continuous } of targets)
    expect({ executor, continuous }).toEqual({ executor: './tools/nx-serve:serve', continuous: undefined });
});
