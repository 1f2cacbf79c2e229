import { basename } from 'node:path';
import type ts from 'typescript';
import type { TypePack } from '../../libs/federation/src/gate/index.ts';
import { virtualProgram } from '../../libs/federation/src/gate/types/index.ts';
import { surfaceOf, type Surface } from './surface.ts';

/** Packages that remotes compile against; the shell supplies them at run time. */
export const LENT = ['@weefsel/contracts', '@weefsel/stores', '@weefsel/federation/runtime'] as const;

export type LentName = (typeof LENT)[number];

/** Declarations of each shared package, as the compiler reads them. */
export type Declarations = Readonly<Record<LentName, string>>;

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

function linesOf(word: string, lists: Surface['imported']): string[] {
  return [...lists].toSorted(byName).flatMap(([from, names]) => {
    const all = [...names].toSorted();
    const single = all
      .filter((name) => name.startsWith('*'))
      .map((name) => `${word} ${name} from '${from}';`);
    const listed = all.filter((name) => !name.startsWith('*'));
    const list = listed.map((name) => `    ${name},\n`).join('');
    return listed.length > 0 ? [...single, `${word} {\n${list}} from '${from}';`] : single;
  });
}

function textOf({ declared, exported, imported, passedOn }: Surface): string {
  const declarations = [...declared]
    .toSorted(byName)
    .map(([name, text]) => text.replace(/^/, exported.has(name) ? 'export ' : 'declare '));
  return `${[...linesOf('import type', imported), ...linesOf('export', passedOn), ...declarations].join('\n\n')}\n`;
}

const programOf = ({ files, imports, roots }: TypePack): ts.Program =>
  virtualProgram({
    roots: roots.map((path) => `/${path}`),
    textOf: (path) => files[path.slice(1)],
    resolve: (specifier, from) => {
      const path = imports[from.slice(1)]?.[specifier];
      return path && `/${path}`;
    },
  });

/**
 * Public API of each shared package, from the types that a shell publishes. Sorted by name, without bodies and
 * comments.
 */
export function declarationsOf(shell: TypePack): Declarations {
  const program = programOf(shell);
  const entries = LENT.map((name) => [name, textOf(surfaceOf(program, `/${shell.entries[name]}`))]);
  return Object.fromEntries(entries) as Declarations;
}

/** Path of a package's report. */
export const reportPath = (name: LentName): string => `docs/api/${basename(name)}.md`;

/** Module with the versions that all other code reads. */
export const VERSIONS_PATH = 'libs/contracts/src/versions.ts';

/** Report in Markdown, with the declarations unchanged. */
export const toReport = (name: LentName, declarations: string): string =>
  `# ${name}\n\nIts API for remotes, written by \`npx weefsel api\`. Changes decide its version.\n\n\`\`\`ts\n${declarations}\`\`\`\n`;

/** Extracts the declarations from a report. */
export const fromReport = (report: string): string => /```ts\n([\s\S]*)```/.exec(report)?.[1] ?? '';
