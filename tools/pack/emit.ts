import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import ts from 'typescript';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';

/** Files by their path from the workspace root. */
export type Emitted = ReadonlyMap<string, string>;

const BASE = `${WORKSPACE}/tsconfig.base.json`;

/** Compiles files and their relative imports, each to a separate file. Package names stay unchanged. */
export function emit(files: readonly string[], more: ts.CompilerOptions): Emitted {
  const { config } = ts.readConfigFile(BASE, (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, WORKSPACE, {}, BASE);
  const program = ts.createProgram(
    files.map((file) => `${WORKSPACE}/${file}`),
    { ...options, ...more, noEmit: false, rootDir: WORKSPACE, outDir: WORKSPACE },
  );
  const found = new Map<string, string>();
  program.emit(undefined, (path, text) => found.set(path.slice(WORKSPACE.length + 1), text));
  return found;
}

/** Writes files by path; creates folders. */
export async function writeAll(
  files: Iterable<readonly [path: string, content: string | Buffer]>,
): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
