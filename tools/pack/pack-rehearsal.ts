import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { distOf, rehearsalBuild } from '../../libs/federation/src/bundler/index.ts';
import { compile } from '../compile.ts';

/** Builds what opens a version of a remote as the shell's server does, into one file. */
export async function packRehearsal(): Promise<Buffer> {
  await compile('rehearsal', [rehearsalBuild()]);
  return readFile(resolve(distOf('shell'), 'rehearsal/main.cjs'));
}
