import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import { readShellManifest, SHELL_MANIFEST } from '../../libs/federation/src/releases/release/index.ts';
import { PlainProblem, SHELL_BUILD } from '../shop.ts';

/**
 * The npm packages that the built shell needs at run time, each with its version. Throws a PlainProblem without a
 * build.
 */
export async function needsOfShell(): Promise<Record<string, string>> {
  const file = resolve(WORKSPACE, SHELL_BUILD, SHELL_MANIFEST);
  if (!existsSync(file))
    throw new PlainProblem(`The shell is not built: ${file} is missing. Run: npx nx build shell.`);
  return readShellManifest(await readFile(file, 'utf8'), file).needs;
}
