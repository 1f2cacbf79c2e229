import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BESIDE_SHELL } from '../libs/federation/src/releases/release/index.ts';

const root = resolve(__dirname, '..');

function edges(): Map<string, string[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'weefsel-graph-')), 'graph.json');
  const env = { ...process.env, NX_DAEMON: 'false' };
  execFileSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'graph', `--file=${file}`], {
    cwd: root,
    env,
  });
  const { graph } = JSON.parse(readFileSync(file, 'utf8')) as {
    graph: { dependencies: Record<string, { target: string }[]> };
  };
  const targets = Object.entries(graph.dependencies).map(
    ([project, found]) => [project, found.map(({ target }) => target)] as const,
  );
  return new Map(targets);
}

/** Parts of federation, by where they run, with those that each imports. */
const PARTS_OF_FEDERATION = {
  'federation-runtime': [],
  'federation-build': [],
  'federation-releases': ['federation-build'],
  'federation-host': ['federation-build', 'federation-releases', 'federation-runtime'],
};

// Without these edges, nx would not rebuild the apps that use a changed library.
test('nx knows who depends on whom, and no remote depends on another', () => {
  const house = edges();
  expect(house.get('shell')).toEqual(
    expect.arrayContaining(['ui', 'stores', 'api-clients', 'federation-runtime', 'federation-host']),
  );
  expect(house.get('mf-search')).toEqual(
    expect.arrayContaining(['ui', 'stores', 'api-clients', 'contracts']),
  );
  expect(house.get('stores')).toEqual(expect.arrayContaining(['api-clients', 'contracts']));
  const ours = (project: string) => house.get(project)?.filter((name) => name in PARTS_OF_FEDERATION);
  for (const [part, imported] of Object.entries(PARTS_OF_FEDERATION)) {
    expect([part, ours(part)?.sort()]).toEqual([part, imported]);
  }
  // Rigs test several remotes together.
  house.delete('testing');
  for (const [project, targets] of house) {
    expect([project, targets.filter((target) => target.startsWith('mf-'))]).toEqual([project, []]);
  }
});

// A cached build without one of these files cannot be released: its manifest lists them all.
test('nx keeps every file that a build of the shell has beside its folder', () => {
  const { targets } = JSON.parse(readFileSync(resolve(root, 'apps/shell/project.json'), 'utf8')) as {
    targets: { build: { outputs: string[] } };
  };
  expect(targets.build.outputs.map((path) => path.split('/shell/')[1]).sort()).toEqual(
    ['production', ...BESIDE_SHELL].sort(),
  );
});
