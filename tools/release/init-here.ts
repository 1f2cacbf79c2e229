import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ROOT } from '../../libs/federation/src/build/workspace/index.ts';
import { parseLine, type Help } from '../flags.ts';
import { checkName, checkPath } from '../new/names.ts';
import { remoteFiles } from '../new/remote-files.ts';
import { PlainProblem } from '../shop.ts';
import { teamEnvExample } from './team-settings.ts';

/** Files for the workspace only, which configure nx and jest for a remote. */
const OF_WORKSPACE = /^(project\.json|tsconfig\.json|webpack\.config\.ts|src\/testing\/.*|.*\.spec\.tsx?)$/;

const TSCONFIG = {
  extends: '@weefsel/cli/tsconfig.base.json',
  include: ['src', 'node_modules/@weefsel/cli/types', 'node_modules/@weefsel/contracts/lends'],
};

const SCRIPTS = {
  dev: 'weefsel serve',
  build: 'weefsel build',
  typecheck: 'tsc --noEmit',
  release: 'weefsel publish dist/',
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

interface Package {
  name?: string;
  scripts?: Record<string, string>;
}

/** The `package.json` of a remote: the present one with its name, and its scripts added. */
const packageJson = (known: Package, name: string): string =>
  json({ ...known, name, private: true, type: 'module', scripts: { ...known.scripts, ...SCRIPTS } });

const NEXT = [
  '',
  'Copy .env.example to .env and fill it in: publish and serve need its settings. Then:',
  '  npx weefsel build && npx weefsel publish dist/',
  '  npx weefsel serve',
];

/** `weefsel init stores --path /nl/winkels/`: writes a remote with one page into the current repository; returns lines to print. */
export async function initHere(line: readonly string[], help: Help, root = ROOT): Promise<string[]> {
  const { values, positionals } = parseLine(help, {
    args: [...line],
    allowPositionals: true,
    options: { path: { type: 'string' } },
  });
  const page = checkName(positionals[0]?.replace(/^mf-/, ''), 'remote');
  const remote = `mf-${page}`;
  const made = Object.entries(remoteFiles(remote, page, checkPath(values.path), 0));
  const files = {
    ...Object.fromEntries(made.filter(([file]) => !OF_WORKSPACE.test(file))),
    'tsconfig.json': json(TSCONFIG),
    '.gitignore': ['dist/', 'node_modules/', '.env*', '!.env.example', '*.key', '*.pem', ''].join('\n'),
    '.env.example': teamEnvExample(),
  };
  const taken = Object.keys(files).filter((file) => existsSync(resolve(root, file)));
  if (taken.length > 0)
    throw new PlainProblem(
      `Here already: ${taken.join(', ')}. Nothing was written. Move what is yours away, say init again, and merge the two.`,
    );
  const known = JSON.parse(
    await readFile(resolve(root, 'package.json'), 'utf8').catch(() => '{}'),
  ) as Package;
  for (const [file, text] of Object.entries({ ...files, 'package.json': packageJson(known, remote) })) {
    await mkdir(dirname(resolve(root, file)), { recursive: true });
    await writeFile(resolve(root, file), text);
  }
  const renamed =
    known.name && known.name !== remote
      ? ` (its name was ${known.name}; the shop knows it as ${remote})`
      : '';
  return [...Object.keys(files), `package.json${renamed}`, ...NEXT];
}
