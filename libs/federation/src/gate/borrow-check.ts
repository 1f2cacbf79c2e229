import { TYPES_FILE } from '../workspace/paths.ts';
import { SHELL } from '../composition/index.ts';
import type { ShellOffer } from '../release/index.ts';
import type { Files } from '../store/index.ts';
import { askCompiler, type AskCompiler } from './ask-compiler.ts';
import type { CheckedShell } from './composed-shell.ts';
import type { Cast } from './loans.ts';
import { firstOf } from './type-check.ts';
import { readPack, type TypePack } from './types/type-pack.ts';

/**
 * Type-checks each borrower (a remote or the shell) with the fragments it shows.
 * Returns one sentence for each pair that does not fit.
 */
export type BorrowCheck = (was: Cast, will: Cast, isOtherShell: boolean) => Promise<string[]>;

/**
 * Pairs of borrower and lender with a changed version in either. A removed lender is not a matter of types.
 */
function changedPairs(was: Cast, will: Cast, shell: ShellOffer, isOtherShell: boolean) {
  const isChanged = (name: string): boolean =>
    name === SHELL ? isOtherShell : will[name]?.version !== was[name]?.version;
  const showing = [
    ...Object.entries(will).map(([name, { manifest }]) => ({ name, borrows: manifest.borrows })),
    { name: SHELL, borrows: shell.borrows },
  ];
  return showing.flatMap(({ name: borrower, borrows = [] }) =>
    [
      ...new Set(
        borrows
          .filter(({ remote, name }) => Object.hasOwn(will[remote]?.manifest.fragments ?? {}, name))
          .map(({ remote }) => remote),
      ),
    ]
      .filter((lender) => lender !== borrower && (isChanged(borrower) || isChanged(lender)))
      .map((lender) => ({ borrower, lender })),
  );
}

/**
 * Compiles each borrower with the props that its lender takes. Skips versions published without types.
 * Skips all pairs when the shell has no types, as these connect both sides.
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
    if (!shell) return [];
    const found = changedPairs(was, will, offer, isOtherShell).map(async ({ borrower, lender }) => {
      const by = borrower === SHELL ? build : will[borrower]?.version;
      const of = will[lender]?.version;
      const [pack, lent] = await Promise.all([
        borrower === SHELL ? shell.shows : packOf(borrower, by),
        packOf(lender, of),
      ]);
      const together = pack && lent ? await compiler(pack, shell, { name: lender, pack: lent }) : [];
      if (!pack || together.length === 0) return [];
      // An error that occurs without the lender too is between remote and shell.
      const alone = await compiler(pack, shell);
      const reasons = together.filter((reason) => !alone.includes(reason));
      if (reasons.length === 0) return [];
      return [
        `${borrower}@${by} does not fit ${lender}@${of}, whose fragments it shows, says TypeScript: ${firstOf(reasons)}. ` +
          `Build ${borrower} with what ${lender} takes and release both, or let ${lender} take what it took.`,
      ];
    });
    return (await Promise.all(found)).flat();
  };
}
