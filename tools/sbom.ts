import { cp, mkdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { distOf, SBOM_FILE, workspaceRemotes } from '../libs/federation/src/build/workspace/index.ts';
import { readFlags, type Help } from './flags.ts';
import { nx } from './nx.ts';
import { PlainProblem } from './shop.ts';
import { run, step } from './steps.ts';

/** `npx weefsel sbom`: builds shell and remotes, and prints or writes their bills of materials. */
const HELP = {
  usage: 'weefsel sbom [app…] [options]',
  about: 'Builds shell and remotes, and prints their bills of materials.',
  options: {
    '--json': 'prints that of one app (CycloneDX)',
    '--out <folder>': 'writes those of all named apps',
  },
  examples: ['npx weefsel sbom', 'npx weefsel sbom shell --json'],
} satisfies Help;

const { values: flags, positionals } = readFlags(HELP, {
  allowPositionals: true,
  options: { out: { type: 'string' }, json: { type: 'boolean', default: false } },
});

interface Sbom {
  components?: { licenses?: { license?: { id?: string; name?: string }; expression?: string }[] }[];
}

const licenceOf = ({ licenses = [] }: NonNullable<Sbom['components']>[number]): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' and ') ||
  'none said';

function line(app: string, { components = [] }: Sbom): string {
  const licences = [...new Set(components.map(licenceOf))].sort();
  return `${app.padEnd(12)} ${String(components.length).padStart(4)} packages  ${licences.join(', ')}\n`;
}

await run(async () => {
  const known = ['shell', ...workspaceRemotes()];
  const apps = positionals.length > 0 ? positionals : known;
  const wrong = apps.find((app) => !known.includes(app));
  if (wrong) throw new PlainProblem(`"${wrong}" is none of ${known.join(', ')}.`);
  await step('building what changed', () =>
    nx(['run-many', '-t', 'build', `--projects=${apps.join(',')}`, '--parallel=2', '--output-style=stream']),
  );
  if (flags.out) await mkdir(resolve(flags.out), { recursive: true });
  for (const app of apps) {
    const file = resolve(distOf(app), SBOM_FILE);
    const text = await readFile(file, 'utf8');
    if (flags.out) await cp(file, resolve(flags.out, `${app}.cdx.json`));
    process.stdout.write(flags.json ? text : line(app, JSON.parse(text) as Sbom));
  }
});
