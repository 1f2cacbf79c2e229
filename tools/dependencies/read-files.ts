import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DependencyPolicy, ReviewedFiles } from './review.ts';

/** Reads the files of a workspace needed for a review. */
export function readFiles(root: string): ReviewedFiles {
  const read = <T>(file: string): T => JSON.parse(readFileSync(resolve(root, file), 'utf8')) as T;
  const { packages } = read<Pick<ReviewedFiles, 'packages'>>('package-lock.json');
  const { allowScripts = {} } = read<Partial<Pick<ReviewedFiles, 'allowScripts'>>>('package.json');
  return { packages, allowScripts, policy: read<DependencyPolicy>('tools/dependencies/policy.json') };
}
