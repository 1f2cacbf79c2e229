import type { Footprint } from './recipe.ts';

const isWithin = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`);

const count = (lines: number | undefined): string => (lines === 1 ? '1 line' : `${lines ?? 0} lines`);

/** Differences between a recipe's declared and actual footprint, in sentences; empty without any. */
export function brokenPromises(promised: Footprint, touched: Footprint): string[] {
  const more = touched.adds
    .filter((file) => !promised.adds.some((path) => isWithin(file, path)))
    .map((file) => `it adds ${file}, which "adds" does not say`);
  const less = promised.adds
    .filter((path) => !touched.adds.some((file) => isWithin(file, path)))
    .map((path) => `it says that it adds ${path}, and adds nothing there`);
  const files = new Set([...Object.keys(promised.changes), ...Object.keys(touched.changes)]);
  const changes = [...files]
    .filter((file) => promised.changes[file] !== touched.changes[file])
    .map(
      (file) =>
        `${count(touched.changes[file])} of ${file} changed, it says ${count(promised.changes[file])}`,
    );
  return [...more, ...less, ...changes];
}
