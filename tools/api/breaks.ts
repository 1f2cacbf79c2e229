import ts from 'typescript';
import type { TypePack } from '../../libs/federation/src/gate/index.ts';
import { virtualProgram } from '../../libs/federation/src/gate/types/index.ts';
import { LENT, type Declarations, type LentName } from './report.ts';

/** Types that remotes pass to the shell, never the reverse. The old type has to satisfy the new one. */
const GIVEN: Partial<Record<LentName, readonly string[]>> = { '@weefsel/contracts': ['Remote'] };

interface Exported {
  name: string;
  isValue: boolean;
  isType: boolean;
  /** Number of type parameters. */
  parameters: number;
}

const isExport = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function exportsOf(text: string): Exported[] {
  const { statements } = ts.createSourceFile('report.d.ts', text, ts.ScriptTarget.ESNext, true);
  return statements.flatMap((node): Exported[] => {
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
      return node.exportClause.elements.map(({ name }) => ({
        name: name.text,
        isValue: false,
        isType: false,
        parameters: 0,
      }));
    if (!isExport(node)) return [];
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.map(({ name }) => ({
        name: name.getText(),
        isValue: true,
        isType: false,
        parameters: 0,
      }));
    if (ts.isFunctionDeclaration(node))
      return [{ name: node.name?.text ?? '', isValue: true, isType: false, parameters: 0 }];
    if (!ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node))
      return [];
    const parameters = node.typeParameters?.length ?? 0;
    return [{ name: node.name?.text ?? '', isValue: ts.isClassDeclaration(node), isType: true, parameters }];
  });
}

/** Statements that compile when code for the old API accepts the new one, by export. */
function demands(
  of: LentName,
  old: readonly Exported[],
  now: readonly Exported[],
): [name: string, text: string][] {
  const kept = old.filter(({ name }) => now.some((other) => other.name === name));
  return kept.flatMap(({ name, isValue, isType, parameters }): [string, string][] => {
    const given = parameters > 0 ? `<${Array.from({ length: parameters }, () => 'any').join()}>` : '';
    const [from, to] = GIVEN[of]?.includes(name) ? ['Old', 'Now'] : ['Now', 'Old'];
    return [
      ...(isValue ? [[name, `(it: typeof Now.${name}): typeof Old.${name} => it;`] as [string, string]] : []),
      ...(isType
        ? [[name, `(it: ${from}.${name}${given}): ${to}.${name}${given} => it;`] as [string, string]]
        : []),
    ];
  });
}

/** TS2344: the check passes `any` for type parameters, which may violate a constraint. */
const IS_OF_NO_KIND = 2344;

const slug = (name: string): string => name.replaceAll(/\W+/g, '-');

/** Keeps the last line of a diagnostic chain; marks equal type names as old or now. */
const plain = (text: string): string =>
  (text.split('\n').at(-1) ?? '')
    .trim()
    .replace(/\.$/, '')
    .replace(/'import\("\/(old|now)\/[^"]*"\)\.([^']*)'/g, "'$2' ($1)");

/** Resolves imports outside the reports: npm packages, and code copied into each remote. Both sides share them. */
function elsewhere({ imports, entries }: TypePack, specifier: string): string | undefined {
  const found = entries[specifier] ?? Object.values(imports).find((known) => known[specifier])?.[specifier];
  return found && `/pack/${found}`;
}

/**
 * Compares the previous and current public API of the shared packages. Returns the breaking changes per package, one
 * sentence each; additions are not listed. `pack` supplies the types of their dependencies.
 */
export function breaksOf(
  before: Declarations,
  now: Declarations,
  pack: TypePack,
): Record<LentName, string[]> {
  const checks = new Map(
    LENT.map((name) => {
      const [old, recent] = [exportsOf(before[name]), exportsOf(now[name])];
      const gone = old.filter((one) => !recent.some((other) => other.name === one.name));
      return [name, { gone, demands: demands(name, old, recent) }] as const;
    }),
  );
  const fileOf = (side: string, name: string): string => `/${side}/${slug(name)}.d.ts`;
  const texts = new Map<string, string>();
  for (const name of LENT) {
    texts.set(fileOf('old', name), before[name]);
    texts.set(fileOf('now', name), now[name]);
    const lines = (checks.get(name)?.demands ?? []).map(([, text]) => text);
    texts.set(
      `/fit/${slug(name)}.ts`,
      [`import type * as Old from 'old:${name}'; import type * as Now from 'now:${name}';`, ...lines].join(
        '\n',
      ),
    );
  }
  const program = virtualProgram({
    roots: [...texts.keys()],
    textOf: (path) => texts.get(path) ?? (path.startsWith('/pack/') ? pack.files[path.slice(6)] : undefined),
    resolve: (specifier, from) => {
      const [, side, name] = /^(old|now):(.*)$/.exec(specifier) ?? [];
      if (side && name) return fileOf(side, name);
      const path = pack.imports[from.replace('/pack/', '')]?.[specifier];
      if (from.startsWith('/pack/')) return path && `/pack/${path}`;
      const own = fileOf(from.split('/')[1] ?? '', specifier);
      return texts.has(own) ? own : elsewhere(pack, specifier);
    },
  });
  const said = (path: string) => program.getSemanticDiagnostics(program.getSourceFile(path));
  const entries = LENT.map((name) => {
    const { gone = [], demands: lines = [] } = checks.get(name) ?? {};
    const found = said(`/fit/${slug(name)}.ts`).filter(({ code }) => code !== IS_OF_NO_KIND);
    const wrong = found.map(({ file, start = 0, messageText }) => {
      const [what] = lines[(file?.getLineAndCharacterOfPosition(start).line ?? 1) - 1] ?? [];
      const reason = plain(ts.flattenDiagnosticMessageText(messageText, '\n'));
      return `${what}: ${reason}`;
    });
    return [name, [...gone.map((one) => `${one.name} is gone`), ...new Set(wrong)]];
  });
  for (const name of LENT) {
    const [flaw] = said(fileOf('now', name));
    if (flaw)
      throw new Error(
        `The report of ${name} does not compile: ${ts.flattenDiagnosticMessageText(flaw.messageText, ' ')}`,
      );
  }
  return Object.fromEntries(entries) as Record<LentName, string[]>;
}
