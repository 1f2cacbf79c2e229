import ts from 'typescript';
import { ENTRY } from './remote-types.ts';
import type { TypePack } from './type-pack.ts';
import { virtualProgram } from './virtual-program.ts';

/**
 * Both sides of the entry: the types that the shell passes to a remote, and those that the remote expects.
 */
const FIT = 'remote/fit.ts';
const FIT_TEXT = `
import entry from 'entry';
import type { Clients } from 'shell:@weefsel/api-clients';
import type { FragmentDefinition, PageDefinition } from 'shell:@weefsel/contracts';
export const pages: Record<string, PageDefinition<Clients>> = entry.pages;
export const fragments: Record<string, FragmentDefinition<any, Clients>> = entry.fragments;
`;

/** Types that both sides must share: each remote adds its own to them. */
const ADDED_TO = /^libs\/contracts\/src\/(snippets\/|fragments\.)/;
/** Libraries that each app has a separate copy of. */
const OF_BOTH = /^libs\/(contracts|api-clients)\//;

/** Errors for Node's global names, such as `process`: no shell lends them. */
const OF_NODE: ReadonlySet<number> = new Set([2580, 2591]);

/** Another remote that lends fragments to a remote. */
export interface LenderTypes {
  name: string;
  pack: TypePack;
}

/** Folder of a lender's files among those of a program. */
const folderOf = (lender: string): string => `lender@${lender}`;

/** File in which a remote declares its lent fragments. */
const lendsOf = (name: string): string => `apps/${name}/src/lends.ts`;

/** Replaces the fragments that a remote was built against by the lender's current ones. */
const lentBy = (name: string): string => `
import type { Fragments as Theirs } from 'lender:@weefsel/contracts';
declare module '@weefsel/contracts' { interface Fragments { '${name}': Theirs['${name}'] } }
`;

/** Combines packs: each keeps its own files, and a remote gets the shell's copy of shared modules. */
function resolver(
  remote: TypePack,
  shell: TypePack,
  lenders: readonly LenderTypes[],
): (specifier: string, from: string) => string | undefined {
  const inRemote = (path: string): string | undefined =>
    path in remote.files ? `remote/${path}` : undefined;
  const sourceOf = (path: string): string | undefined =>
    inRemote(path) ?? inRemote(path.replace('.d.ts', '.ts')) ?? inRemote(path.replace('.d.ts', '.tsx'));
  return (specifier, from) => {
    if (specifier.startsWith('shell:')) return `shell/${shell.entries[specifier.slice(6)]}`;
    const lent = shell.entries[specifier];
    for (const { name, pack } of lenders) {
      const folder = folderOf(name);
      if (from === `remote/${lendsOf(name)}` && specifier.startsWith('lender:'))
        return `${folder}/${pack.entries[specifier.slice(7)]}`;
      if (!from.startsWith(`${folder}/`)) continue;
      const own = pack.imports[from.slice(folder.length + 1)]?.[specifier];
      return own && own in pack.files ? `${folder}/${own}` : lent && `shell/${lent}`;
    }
    const file = from.slice(from.indexOf('/') + 1);
    if (from.startsWith('remote/')) {
      const own = from === FIT ? remote.entries[specifier] : remote.imports[file]?.[specifier];
      // A remote's program lacks modules that it only augments, and uses through shared ones.
      const added = own && !(own in remote.files) ? own.replace(/(\.d)?\.tsx?$/, '.d.ts') : lent;
      return own && own in remote.files ? `remote/${own}` : added && `shell/${added}`;
    }
    const path = shell.imports[file]?.[specifier];
    if (!path) return undefined;
    // The shell's own copies only matter for the types that it passes to a remote.
    // Shared modules work with the remote's copies.
    const isCommon = ADDED_TO.test(path) || (OF_BOTH.test(path) && !OF_BOTH.test(file));
    return (isCommon && sourceOf(path)) || `shell/${path}`;
  };
}

/**
 * The last line of a chain of reasons is the actual error. Types of the same name are distinguished by their side.
 */
const plain = (text: string): string =>
  (text.trim().split('\n').at(-1) ?? '')
    .trim()
    .replace(/\.$/, '')
    .replace(/'import\("\/(shell|remote|lender)(?:@[^/]*)?\/[^"]*"\)\.([^']*)'/g, "'$2' of the $1");

function sentenceOf({ file, start = 0, messageText }: ts.Diagnostic): string {
  const text = plain(ts.flattenDiagnosticMessageText(messageText, '\n'));
  if (!file || file.fileName.endsWith(FIT)) return text;
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${text} (${file.fileName.replace('/remote/', '')}:${line + 1})`;
}

/**
 * TypeScript's errors about a remote's program, or a shell's borrowing code, with a shell's offer. No duplicates.
 * Empty when they fit. The fragments of given lenders replace those that the remote was built against.
 */
export function misfits(remote: TypePack, shell: TypePack, ...lenders: readonly LenderTypes[]): string[] {
  const packs = new Map([
    ['remote', remote],
    ['shell', shell],
    ...lenders.map(({ name, pack }) => [folderOf(name), pack] as const),
  ]);
  // A shell's borrowing code has no entry.
  const instead = new Map(ENTRY in remote.entries ? [[`/${FIT}`, FIT_TEXT]] : []);
  for (const { name } of lenders) instead.set(`/remote/${lendsOf(name)}`, lentBy(name));
  const textOf = (path: string): string | undefined => {
    const [, folder = '', ...file] = path.split('/');
    return instead.get(path) ?? packs.get(folder)?.files[file.join('/')];
  };
  const resolve = resolver(remote, shell, lenders);
  const program = virtualProgram({
    roots: [
      ...instead.keys(),
      ...lenders.map(({ name }) => `/${folderOf(name)}/${lendsOf(name)}`),
      ...remote.roots.map((path) => `/remote/${path}`),
      ...shell.roots.map((path) => `/shell/${path}`),
    ],
    textOf,
    resolve: (specifier, from) => {
      const found = resolve(specifier, from.slice(1));
      return found && `/${found}`;
    },
  });
  const checked = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName === `/${FIT}` || fileName.startsWith('/remote/apps/'));
  const found = checked
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .filter(({ code }) => !OF_NODE.has(code));
  return [...new Set(found.map(sentenceOf))];
}
