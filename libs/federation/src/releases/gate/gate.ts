import type { RemoteManifest } from '../../build/bundler/manifest.ts';
import type { Composition } from '../composition/index.ts';
import { incompatibilities, otherContracts } from '../release/compatibility.ts';
import type { Files } from '../store/index.ts';
import { askCompiler, type AskCompiler } from './ask-compiler.ts';
import { borrowCheck, type BorrowCheck } from './borrow-check.ts';
import { brokenLoans, type Cast } from './loans.ts';
import { composedShell, type CheckedShell } from './composed-shell.ts';
import { lostAddresses } from './lost-addresses.ts';
import { typeCheck, type TypeCheck } from './type-check.ts';

type Content = Pick<Composition, 'remotes' | 'shell'>;

export interface GateOptions {
  files: Pick<Files, 'read'>;
  /** The shell for compositions that name none. */
  shell: CheckedShell;
  /** Pages, paths and types that may disappear; `any` for a rollback, to versions that never had the newer pages. */
  mayGo?: readonly string[] | 'any';
  /** False to leave out the compiler, which takes seconds. Default true. */
  compiles?: boolean;
  /** The compiler; by default without memory. */
  compiler?: AskCompiler;
}

/** Reasons against one composition replacing another, one sentence each. */
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
 * The checks that every composition must pass before a channel points to it.
 * With a new shell, or with nothing before, all remotes are checked.
 * Otherwise only the changed ones, and their fit with the others. The compiler is asked last.
 */
export function openGate({
  files,
  shell: instead,
  mayGo = [],
  compiles = true,
  compiler = askCompiler,
}: GateOptions): Gate {
  const checks = new Map<string | undefined, { types: TypeCheck; loans: BorrowCheck }>();
  const checksOf = (shell: CheckedShell) => {
    const known = checks.get(shell.build) ?? {
      types: typeCheck(files, shell, compiler),
      loans: borrowCheck(files, shell, compiler),
    };
    checks.set(shell.build, known);
    return known;
  };
  return async (next, before) => {
    const [was, will] = await Promise.all([castOf(files, before ?? { remotes: {} }), castOf(files, next)]);
    const shellOf = async (content: Content | undefined): Promise<CheckedShell> =>
      (content && (await composedShell(files, content))) ?? instead;
    const [shell, shellBefore] = await Promise.all([
      shellOf(next),
      // A damaged composition may be the very one to replace.
      shellOf(before).catch(() => instead),
    ]);
    const isOtherShell = next.shell?.version !== before?.shell?.version;
    const changed = Object.entries(will).filter(
      ([name, { version }]) => isOtherShell || version !== was[name]?.version,
    );
    const quick = [
      ...changed.flatMap(([name, { version, manifest }]) =>
        incompatibilities(manifest, shell).map((reason) => `${name}@${version} cannot be live. ${reason}`),
      ),
      ...brokenLoans(was, will, shell.borrows ?? [], shellBefore.borrows ?? []),
      ...(mayGo === 'any' ? [] : lostAddresses(was, will, mayGo)),
    ];
    if (quick.length > 0 || !compiles) return quick;
    const { types, loans } = checksOf(shell);
    const { reasons, fitting } = await loans(was, will, isOtherShell);
    const misfits = changed
      .filter(([name]) => !fitting.has(name))
      .map(([name, { version, manifest }]) => types(name, version, otherContracts(manifest, shell)));
    return [...reasons, ...(await Promise.all(misfits)).flat()];
  };
}
