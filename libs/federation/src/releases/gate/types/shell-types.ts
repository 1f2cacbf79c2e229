import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { compilerOptions, IN_NO_BUILD, ownProgram } from './own-program.ts';
import { readProgram } from './read-program.ts';
import { sourceFile } from './compiler-host.ts';
import type { TypePack } from './type-pack.ts';

/** Modules that a shell lends at run time. Also those with the types passed to pages and fragments. */
const ENTRIES: Readonly<Record<string, string>> = {
  '@weefsel/stores': 'libs/stores/src/index.ts',
  '@weefsel/federation/runtime': 'libs/federation/src/runtime/index.ts',
  '@weefsel/contracts': 'libs/contracts/src/index.ts',
  '@weefsel/api-clients': 'libs/api-clients/src/index.ts',
};

/** Packages with the shell's types, as it has the only copy. */
const PACKAGES = ['react', 'react/jsx-runtime'];

function declarations(root: string, options: ts.CompilerOptions): Map<string, string> {
  const emitting = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: root,
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram({
    rootNames: [...Object.values(ENTRIES), 'types/assets.d.ts'].map((path) => `${root}/${path}`),
    options: { ...options, ...emitting },
    host: { ...host, getSourceFile: (path, target) => sourceFile(path, target, host.readFile) },
  });
  const found = new Map<string, string>();
  program.emit(undefined, (path, text) => found.set(path.slice(root.length + 1), text), undefined, true);
  return found;
}

/** Sources of the shell with borrowed fragments, and its texts, which they use. */
function showing(root: string): string[] {
  const shows = (file: string): boolean =>
    !IN_NO_BUILD.test(file) && readFileSync(`${root}/${file}`, 'utf8').includes('<RemoteFragment');
  const found = globSync('apps/shell/src/**/*.tsx', { cwd: root }).filter(shows).sort();
  return found.length > 0 ? [...found, ...globSync('apps/shell/src/texts.nl.ts', { cwd: root })] : [];
}

/**
 * Declarations of the shell's whole offer to remotes, from a workspace's sources. Includes its borrowing code.
 */
export function shellTypes(root: string): TypePack {
  const options = compilerOptions(root);
  const entries = Object.entries(ENTRIES).map(
    ([name, path]) => [name, path.replace(/\.ts$/, '.d.ts')] as const,
  );
  const from = 'entry.d.ts';
  const instead = declarations(root, options);
  instead.set(from, PACKAGES.map((name) => `import '${name}';`).join('\n'));
  const pack = readProgram({ root, roots: [from, ...entries.map(([, path]) => path)], options, instead });
  const sources = showing(root);
  return {
    ...pack,
    entries: { ...Object.fromEntries(entries), ...pack.imports[from] },
    ...(sources.length > 0 && { shows: ownProgram(root, sources) }),
  };
}
