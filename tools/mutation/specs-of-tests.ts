import type { TestResult } from '@stryker-mutator/api/test-runner';

/** The spec files of each test, by the test's id, which is its title: two files may have the same. */
export type SpecsOfTests = Readonly<Record<string, readonly string[]>>;

/** Which spec file each test is in. */
export function specsOfTests(tests: readonly Pick<TestResult, 'id' | 'fileName'>[]): SpecsOfTests {
  const specs: Record<string, string[]> = {};
  for (const { id, fileName } of tests) {
    const known = (specs[id] ??= []);
    if (fileName && !known.includes(fileName)) known.push(fileName);
  }
  return specs;
}

/** The spec files of some tests, the one beside the file that they cover first. */
export function specsToOpen(specs: SpecsOfTests, tests: readonly string[], file: string): readonly string[] {
  const stem = file.replace(/\.tsx?$/, '');
  const isBeside = (spec: string) => Number(spec.startsWith(`${stem}.`));
  return [...new Set(tests.flatMap((test) => specs[test] ?? []))].sort((a, b) => isBeside(b) - isBeside(a));
}
