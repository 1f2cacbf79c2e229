import type { Mutant } from '@stryker-mutator/api/core';
import { createHash } from 'node:crypto';

/** Place and content of a change. */
export type Change = Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'>;

/** True when a change belongs to the fixed sample of every n-th change. */
export function isInSample({ fileName, location, mutatorName, replacement }: Change, each: number): boolean {
  const [file] = /(apps|libs)\/.*/.exec(fileName) ?? [fileName];
  const { start, end } = location;
  const place = [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ');
  return createHash('sha256').update(place).digest().readUInt32BE() % each === 0;
}
