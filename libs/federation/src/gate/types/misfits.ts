import ts from 'typescript';
import { ENTRY } from './remote-types.ts';
import type { TypePack } from './type-pack.ts';
import { virtualProgram } from './virtual-program.ts';

/** Both sides of the entry: what the shell calls a remote with, and what the remote expects. */
const FIT = 'remote/fit.ts';
const FIT_TEXT = `
import entry from 'entry';
import type { Clients } from 'shell:@weefsel/api-clients';
import type { FragmentDefinition, PageDefinition } from 'shell:@weefsel/contracts';
export const pages: Record<string, PageDefinition<Clients>> = entry.pages;
export const fragments: Record<string, FragmentDefinition<any, Clients>> = entry.fragments;
`;

/** Types that both sides must have in common: each remote adds its own to them. */
const ADDED_TO = /^libs\/contracts\/src\/(snippets\/|fragments\.)/;
/** Libraries of which each app has its own copy. */
const OF_BOTH = /^libs\/(contracts|api-clients)\//;

/** Names that Node brings, such as `process`: no shell lends them. */
const OF_NODE: ReadonlySet<number> = new Set([2580, 2591]);

/** Another remote whose fragments a remote shows. */
export interface LenderTypes {
  name: string;
  pack: TypePack;
}

type Side = 'remote' | 'shell' | 'lender';

/** Where a remote says what it lends. */
const lendsOf = (name: string): string => `apps/${name}/src/lends.ts`;

/** Replaces the fragments that a remote was built against by those that the lender lends now. */
const lentBy = (name: string): string => `
import type { Fragments as Theirs } from 'lender:@weefsel/contracts';
declare module '@weefsel/contracts' { interface Fragments { '${name}': Theirs['${name}'] } }
`;

/** Puts packs beside each other: each keeps its own files, and a remote gets the shell's copy of shared modules. */
function resolver(
  remote: TypePack,
  shell: TypePack,
  lender?: TypePack,
): (specifier: string, from: string) => string | undefined {
  const inRemote = (path: string): string | undefined =>
    path in remote.files ? `remote/${path}` : undefined;
  const sourceOf = (path: string): string | undefined =>
    inRemote(path) ?? inRemote(path.replace('.d.ts', '.ts')) ?? inRemote(path.replace('.d.ts', '.tsx'));
  return (specifier, from) => {
    if (specifier.startsWith('shell:')) return `shell/${shell.entries[specifier.slice(6)]}`;
    if (specifier.startsWith('lender:')) return `lender/${lender?.entries[specifier.slice(7)]}`;
    const side = from.slice(0, from.indexOf('/')) as Side;
    const file = from.slice(side.length + 1);
    if (side === 'lender') {
      const own = lender?.imports[file]?.[specifier];
      const lent = shell.entries[specifier];
      return own && own in lender.files ? `lender/${own}` : lent && `shell/${lent}`;
    }
    if (side === 'remote') {
      const own = from === FIT ? remote.entries[specifier] : remote.imports[file]?.[specifier];
      const lent = shell.entries[specifier];
      // Modules that a remote only augments, and uses through what is lent, are not in its own program.
      const added = own && !(own in remote.files) ? own.replace(/(\.d)?\.tsx?$/, '.d.ts') : lent;
      return own && own in remote.files ? `remote/${own}` : added && `shell/${added}`;
    }
    const path = shell.imports[file]?.[specifier];
    if (!path) return undefined;
    // The shell's own copies only matter for what it calls a remote with; lent modules work with the remote's.
    const isCommon = ADDED_TO.test(path) || (OF_BOTH.test(path) && !OF_BOTH.test(file));
    return (isCommon && sourceOf(path)) || `shell/${path}`;
  };
}

/** The last line of a chain of reasons says what is wrong; types of one name are told apart by whose they are. */
const plain = (text: string): string =>
  (text.trim().split('\n').at(-1) ?? '')
    .trim()
    .replace(/\.$/, '')
    .replace(/'import\("\/(shell|remote|lender)\/[^"]*"\)\.([^']*)'/g, "'$2' of the $1");

function sentenceOf({ file, start = 0, messageText }: ts.Diagnostic): string {
  const text = plain(ts.flattenDiagnosticMessageText(messageText, '\n'));
  if (!file || file.fileName.endsWith(FIT)) return text;
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${text} (${file.fileName.replace('/remote/', '')}:${line + 1})`;
}

/**
 * TypeScript's errors about a remote's program, or about what a shell shows, together with what a shell offers, each
 * once; empty when the two fit. With a `lender` its fragments replace those that the remote was built against.
 */
export function misfits(remote: TypePack, shell: TypePack, lender?: LenderTypes): string[] {
  const packs = { remote, shell, lender: lender?.pack };
  // What a shell shows of remotes has no entry.
  const instead = new Map(ENTRY in remote.entries ? [[`/${FIT}`, FIT_TEXT]] : []);
  if (lender) instead.set(`/remote/${lendsOf(lender.name)}`, lentBy(lender.name));
  const textOf = (path: string): string | undefined => {
    const [, side = '', ...file] = path.split('/');
    return instead.get(path) ?? packs[side as Side]?.files[file.join('/')];
  };
  const resolve = resolver(remote, shell, lender?.pack);
  const program = virtualProgram({
    roots: [
      ...instead.keys(),
      ...(lender ? [`/lender/${lendsOf(lender.name)}`] : []),
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
