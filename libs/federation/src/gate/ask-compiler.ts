import type { LenderTypes } from './types/misfits.ts';
import type { TypePack } from './types/type-pack.ts';

/** Misfits of a pair by TypeScript, which is loaded at the first question. */
export async function askCompiler(
  remote: TypePack,
  shell: TypePack,
  lender?: LenderTypes,
): Promise<string[]> {
  const { misfits } = await import('./types/misfits.ts');
  return misfits(remote, shell, lender);
}
