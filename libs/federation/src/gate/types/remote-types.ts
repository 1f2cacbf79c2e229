import { readdirSync } from 'node:fs';
import { IS_PACKED, sourcesOf } from '../../bundler/paths.ts';
import { asInWorkspace } from './as-in-workspace.ts';
import { IN_NO_BUILD, ownProgram } from './own-program.ts';
import type { TypePack } from './type-pack.ts';

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !IN_NO_BUILD.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
}

/** Name of a remote's entry among the entries of its pack. */
export const ENTRY = 'entry';

/** The program of a remote without what the shell lends: its own sources, and those of the libraries that it bundles. */
export function remoteTypes(root: string, name: string): TypePack {
  const found = ownProgram(root, sourcesIn(root, sourcesOf(name)));
  const pack = IS_PACKED ? asInWorkspace(found, name) : found;
  const ours = Object.values(pack.imports).flatMap((imports) =>
    Object.entries(imports).filter(([specifier]) => specifier.startsWith('@weefsel/')),
  );
  return { ...pack, entries: { ...Object.fromEntries(ours), [ENTRY]: `apps/${name}/src/remote.tsx` } };
}
