import { TYPES_FILE } from '../bundler/paths.ts';
import type { Files } from '../store/index.ts';
import type { Cast } from './loans.ts';
import { firstOf } from './type-judge.ts';
import { misfits } from './types/misfits.ts';
import type { TypePack } from './types/type-pack.ts';
import { readPack } from './types/type-pack.ts';

/** Says of fragments that a remote shows of another one what the compiler has against the two, a sentence for each pair. */
export type LoanJudge = (was: Cast, will: Cast) => Promise<string[]>;

interface Pair {
  borrower: string;
  lender: string;
}

/** Who shows fragments of whom, where one of the two is another version than it was. */
function changedPairs(was: Cast, will: Cast): Pair[] {
  const isChanged = (name: string): boolean => will[name]?.version !== was[name]?.version;
  return Object.entries(will).flatMap(([borrower, { manifest }]) =>
    [...new Set(manifest.borrows?.map(({ remote }) => remote))]
      .filter((lender) => will[lender] && lender !== borrower && (isChanged(borrower) || isChanged(lender)))
      .map((lender) => ({ borrower, lender })),
  );
}

/**
 * Compiles who shows a fragment with what its lender takes. Versions of before types were published are not compared, nor
 * is anything by a shell without types: it is that which brings the two together.
 */
export function loanJudge({ read }: Pick<Files, 'read'>, shell: TypePack | undefined): LoanJudge {
  const packOf = async (name: string, version = ''): Promise<TypePack | undefined> => {
    const content = await read(`remotes/${name}/${version}/${TYPES_FILE}`);
    return content && readPack(content);
  };
  return async (was, will) => {
    if (!shell) return [];
    const found = changedPairs(was, will).map(async ({ borrower, lender }) => {
      const [by, of] = [will[borrower]?.version, will[lender]?.version];
      const [pack, lent] = await Promise.all([packOf(borrower, by), packOf(lender, of)]);
      const together = pack && lent ? misfits(pack, shell, { name: lender, pack: lent }) : [];
      if (!pack || together.length === 0) return [];
      // What is amiss without the lender too is a matter of the shell.
      const alone = misfits(pack, shell);
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
