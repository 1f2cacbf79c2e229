import type { Mutant } from '@stryker-mutator/api/core';
import { createHash } from 'node:crypto';

/** Where and what a change is. */
export type Change = Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'>;

/** Whether a change is one of the fixed sample that holds each so-manieth of all. */
export function isInSample({ fileName, location, mutatorName, replacement }: Change, each: number): boolean {
  const [file] = /(apps|libs)\/.*/.exec(fileName) ?? [fileName];
  const { start, end } = location;
  const place = [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ');
  return createHash('sha256').update(place).digest().readUInt32BE() % each === 0;
}
