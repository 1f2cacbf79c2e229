import { TYPES_FILE } from '../../build/workspace/paths.ts';
import { SHELL } from '../composition/index.ts';
import type { ShellOffer } from '../release/index.ts';
import type { Files } from '../store/index.ts';
import { askCompiler, type AskCompiler } from './ask-compiler.ts';
import type { CheckedShell } from './composed-shell.ts';
import type { Cast } from './loans.ts';
import { firstOf } from './type-check.ts';
import { readPack, type TypePack } from './types/type-pack.ts';

/** Result of a check: sentences about pairs that do not fit, and remotes that fit the shell and all their lenders. */
interface BorrowFindings {
  reasons: string[];
  fitting: ReadonlySet<string>;
}

/** Type-checks each borrower (a remote or the shell) with the fragments that it shows. */
export type BorrowCheck = (was: Cast, will: Cast, isOtherShell: boolean) => Promise<BorrowFindings>;

/**
 * Borrowers with their lenders, where a version of either changed. A removed lender is not a matter of types.
 */
function changedLoans(was: Cast, will: Cast, shell: ShellOffer, isOtherShell: boolean) {
  const isChanged = (name: string): boolean =>
    name === SHELL ? isOtherShell : will[name]?.version !== was[name]?.version;
  const showing = [
    ...Object.entries(will).map(([name, { manifest }]) => ({ name, borrows: manifest.borrows })),
    { name: SHELL, borrows: shell.borrows },
  ];
  return showing.map(({ name: borrower, borrows = [] }) => {
    const shown = borrows.filter(({ remote, name }) =>
      Object.hasOwn(will[remote]?.manifest.fragments ?? {}, name),
    );
    const lenders = [...new Set(shown.map(({ remote }) => remote))].filter(
      (lender) => lender !== borrower && (isChanged(borrower) || isChanged(lender)),
    );
    return { borrower, lenders };
  });
}

/**
 * Compiles each borrower with the props that its lenders take: once with all of them, and one by one when that fails.
 * Skips versions published without types. Skips all when the shell has no types, as these connect both sides.
 * Comparing both declarations instead would refuse required props that the borrower always gives.
 */
export function borrowCheck(
  { read }: Pick<Files, 'read'>,
  offer: CheckedShell,
  compiler: AskCompiler = askCompiler,
): BorrowCheck {
  const { types: shell, build = '' } = offer;
  const packOf = async (name: string, version = ''): Promise<TypePack | undefined> => {
    const content = await read(`remotes/${name}/${version}/${TYPES_FILE}`);
    return content && readPack(content);
  };
  return async (was, will, isOtherShell) => {
    const reasons: string[] = [];
    const fitting = new Set<string>();
    if (!shell) return { reasons, fitting };
    for (const { borrower, lenders } of changedLoans(was, will, offer, isOtherShell)) {
      const by = borrower === SHELL ? build : will[borrower]?.version;
      const [pack, ...lent] = await Promise.all([
        borrower === SHELL ? shell.shows : packOf(borrower, by),
        ...lenders.map(async (name) => ({ name, pack: await packOf(name, will[name]?.version) })),
      ]);
      const known = lent.flatMap(({ name, pack: types }) => (types ? [{ name, pack: types }] : []));
      if (!pack || known.length === 0) continue;
      if ((await compiler(pack, shell, ...known)).length === 0) {
        fitting.add(borrower);
        continue;
      }
      // An error that occurs without the lender too is between remote and shell.
      const alone = await compiler(pack, shell);
      for (const lender of known) {
        const together = await compiler(pack, shell, lender);
        const between = together.filter((reason) => !alone.includes(reason));
        const { name } = lender;
        if (between.length > 0)
          reasons.push(
            `${borrower}@${by} does not fit ${name}@${will[name]?.version}, whose fragments it shows, says TypeScript: ${firstOf(between, borrower)}. ` +
              `Build ${borrower} with what ${name} takes and release both, or let ${name} take what it took.`,
          );
      }
    }
    return { reasons, fitting };
  };
}
