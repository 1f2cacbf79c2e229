import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { PlainProblem } from '../shop.ts';
import { VERSION } from '../version.ts';

/** Versions of npm packages in the workspace's `package.json`. */
export interface Pinned {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/** Names of the packages imported by compiled files; excludes modules of Node. */
export function importedPackages(texts: Iterable<string>): string[] {
  const found = [...texts]
    .flatMap((text) => ts.preProcessFile(text, true, true).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier))
    .map((specifier) => PACKAGE.exec(specifier)?.[0] ?? specifier);
  return [...new Set(found)].sort();
}

/** Name of the package with another package's types. */
const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

/** Packages with the workspace's versions. Throws a PlainProblem for one that it lacks. */
export function pinned(
  names: readonly string[],
  { dependencies, devDependencies }: Pinned,
): Record<string, string> {
  const known: Readonly<Record<string, string>> = { ...devDependencies, ...dependencies };
  const entries = names.flatMap((name): [string, string][] => {
    if (name.startsWith('@weefsel/')) return [[name, VERSION]];
    const version = known[name];
    if (!version)
      throw new PlainProblem(`${name} is imported by what is packed, and in no list of package.json.`);
    const types = known[typesOf(name)];
    return [[name, version], ...(types ? [[typesOf(name), types] as [string, string]] : [])];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
}
