import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import { nx } from '../nx.ts';
import { handOver } from '../release/team-settings.ts';
import { run, step } from '../steps.ts';
import { cliPackage } from './cli-package.ts';
import { emit, writeAll } from './emit.ts';
import { libPackage, type PackageFiles } from './lib-package.ts';
import { needsOfShell } from './needs-of-shell.ts';
import type { Pinned } from './package-json.ts';
import { isOfTests, PACKED_LIBS, packedLibs } from './packed-libs.ts';
import { readFlags } from '../flags.ts';

readFlags(
  {
    usage: 'weefsel pack',
    about: 'Packs the packages for a separate repository as tarballs in dist/packages.',
    examples: ['npx weefsel pack', 'npm install dist/packages/*.tgz'],
  },
  {},
);

/** `npx weefsel pack`: packs everything that a team with a separate repository installs, as tarballs in `dist/packages`. */
const PACKAGES = resolve(WORKSPACE, 'dist/packages');

const readJson = (file: string): unknown => JSON.parse(readFileSync(resolve(WORKSPACE, file), 'utf8'));

async function pack(name: string, files: PackageFiles): Promise<void> {
  const folder = resolve(PACKAGES, name);
  await writeAll([...files].map(([path, content]) => [resolve(folder, path), content]));
  await promisify(execFile)('npm', ['pack', '--pack-destination', PACKAGES], { cwd: folder });
}

await run(async () => {
  await step('building the shell', () => nx(['build', 'shell']), { minutes: 15 });
  await rm(PACKAGES, { recursive: true, force: true });
  await mkdir(PACKAGES, { recursive: true });
  const versions = readJson('package.json') as Pinned;
  const { compilerOptions } = readJson('tsconfig.base.json') as {
    compilerOptions: { paths: Record<string, string[]> };
  };
  await step('packing the libraries', async () => {
    const sources = packedLibs.flatMap((lib) =>
      globSync(`libs/${lib}/${PACKED_LIBS[lib].from}/**/*.{ts,tsx}`, { cwd: WORKSPACE }),
    );
    // Browsers run this output: packages are not compiled again.
    const emitted = emit([...sources.filter((path) => !isOfTests(path)), 'types/assets.d.ts'], {
      declaration: true,
      target: ts.ScriptTarget.ES2022,
      rewriteRelativeImportExtensions: true,
    });
    for (const lib of packedLibs) await pack(lib, libPackage(lib, emitted, compilerOptions.paths, versions));
  });
  await step('packing the command line', async () => pack('cli', cliPackage(await needsOfShell(), versions)));
  process.stdout.write(handOver());
});
