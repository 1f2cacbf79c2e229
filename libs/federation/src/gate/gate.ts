import type { RemoteManifest } from '../bundler/manifest.ts';
import type { Composition } from '../composition/index.ts';
import type { ShellOffer } from '../release/judge.ts';
import { judge, otherContracts } from '../release/judge.ts';
import type { Files } from '../store/index.ts';
import { gonePages } from './gone-pages.ts';
import { loanJudge } from './loan-judge.ts';
import type { Cast } from './loans.ts';
import { brokenLoans } from './loans.ts';
import { typeJudge } from './type-judge.ts';
import type { TypePack } from './types/type-pack.ts';

type Content = Pick<Composition, 'remotes'>;

export interface GateOptions {
  files: Pick<Files, 'read'>;
  /** What the shell lends, calls remotes with, and shows of them. */
  shell: ShellOffer & { types?: TypePack };
  /** Pages that may go; `any` for a step back, to versions that never had what came later. */
  mayGo?: readonly string[] | 'any';
}

/** Says what speaks against a composition in the place of another, one sentence each. */
export type Gate = (next: Content, before: Content | undefined) => Promise<readonly string[]>;

async function castOf({ read }: Pick<Files, 'read'>, { remotes }: Content): Promise<Cast> {
  const entries = Object.entries(remotes).map(async ([name, { version }]) => {
    const text = await read(`remotes/${name}/${version}/manifest.json`);
    return text
      ? [[name, { version, manifest: JSON.parse(text.toString()) as RemoteManifest }] as const]
      : [];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/**
 * The gate that every composition goes through before a channel points to it. With nothing before it, which is how a
 * shell is judged by what is live, each remote is looked at; else those that change, and how they go with the others.
 */
export function openGate({ files, shell, mayGo = [] }: GateOptions): Gate {
  const types = typeJudge(files, shell);
  const loans = loanJudge(files, shell.types);
  return async (next, before) => {
    const [was, will] = await Promise.all([castOf(files, before ?? { remotes: {} }), castOf(files, next)]);
    const changed = Object.entries(will).filter(([name, { version }]) => version !== was[name]?.version);
    const misfits = changed.map(async ([name, { version, manifest }]) => [
      ...judge(manifest, shell).map((reason) => `${name}@${version} cannot be live. ${reason}`),
      ...(await types(name, version, otherContracts(manifest, shell))),
    ]);
    return [
      ...brokenLoans(was, will, shell.borrows ?? []),
      ...(mayGo === 'any' ? [] : gonePages(was, will, mayGo)),
      ...(await Promise.all(misfits)).flat(),
      ...(await loans(was, will)),
    ];
  };
}
