import { readFileSync } from 'node:fs';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import { emit } from './emit.ts';
import type { PackageFiles } from './lib-package.ts';
import { importedPackages, pinned, type Pinned } from './package-json.ts';
import { VERSION } from '../version.ts';

const ENTRY = 'tools/release/weefsel';

/** Compiled with all their imports: the command, and loaders that webpack loads by path. */
const COMPILED = [
  `${ENTRY}.ts`,
  'libs/federation/src/build/bundler/font-face-loader.ts',
  'libs/federation/src/build/bundler/subset-font-loader.ts',
];

/** Files referenced by the compiled ones, and copied unchanged beside them. */
const AS_THEY_ARE = ['types/assets.d.ts'];

/** Packages used by name: loaders of webpack, the compiler behind one of them, `tsc`, and the Node that `npx` finds. */
const BY_NAME = ['@swc/core', '@typescript/native', 'css-loader', 'node', 'swc-loader'];

/** Starts the command line; plain enough for versions of Node that are too old for it. */
export const BIN = `#!/usr/bin/env node
if (Number.parseInt(process.versions.node) < 24) {
  process.stderr.write(\`weefsel needs Node 24; this is \${process.versions.node}. npx and npm run find the Node 24 of its package "node", unless that was installed with --ignore-scripts: then npm rebuild node.\\n\`);
  process.exit(1);
}
await import('./${ENTRY}.js');
`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Reads a JSON file of the workspace's root. */
const rootJson = <T>(file: string) => JSON.parse(readFileSync(`${WORKSPACE}/${file}`, 'utf8')) as T;

/** Compiler options for a remote's `tsconfig.json`: those of the workspace, without paths to libraries. */
function tsconfig(): string {
  const { compilerOptions } = rootJson<{ compilerOptions: Record<string, unknown> }>('tsconfig.base.json');
  return json({ compilerOptions: { ...compilerOptions, paths: undefined } });
}

/**
 * Package of the command line: the workspace's own files, compiled one by one. Includes the packages that the shell
 * needs on a server: the command fetches the live shell from the store, and rehearses with it.
 */
export function cliPackage(needs: Readonly<Record<string, string>>, versions: Pinned): PackageFiles {
  const emitted = emit(COMPILED, { rewriteRelativeImportExtensions: true });
  const imported = importedPackages(emitted.values());
  return new Map<string, string | Buffer>([
    ...emitted,
    ...AS_THEY_ARE.map((path) => [path, readFileSync(`${WORKSPACE}/${path}`)] as const),
    ['tsconfig.base.json', tsconfig()],
    ['weefsel.mjs', BIN],
    [
      'package.json',
      json({
        name: '@weefsel/cli',
        version: VERSION,
        description: 'Weefsel: builds a remote and releases it into a running shop.',
        license: 'MIT',
        type: 'module',
        engines: { node: '>=24' },
        browserslist: rootJson<{ browserslist: string[] }>('package.json').browserslist,
        bin: { weefsel: './weefsel.mjs' },
        dependencies: { ...pinned([...new Set([...imported, ...BY_NAME])], versions), ...needs },
      }),
    ],
  ]);
}
