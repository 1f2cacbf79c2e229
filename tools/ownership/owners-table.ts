import type { PageAddress } from '../../libs/contracts/src/page-address.ts';
import type { RemoteDescription } from '../../libs/contracts/src/remote-description.ts';

const code = (text: string): string => `\`${text}\``;

const where = ({ paths = [], shows = [] }: PageAddress): string =>
  [...paths.map(code), ...shows.map((type) => `type ${code(type)}`)].join(', ');

const list = (all: readonly string[], between = ', '): string => all.join(between) || '–';

/** Ownership table in Markdown, from the entries of all remotes. */
export function ownersTable(remotes: Readonly<Record<string, RemoteDescription>>): string {
  const rows = Object.entries(remotes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { pages, fragments, storage, events }]) => [
      name,
      list(
        Object.entries(pages).map(([page, address]) => `${code(page)}: ${where(address)}`),
        '; ',
      ),
      list(fragments.map(code)),
      list(storage.map(code)),
      list(events.map(code)),
    ]);
  const head = ['owner', 'pages', 'lent fragments', 'browser storage', 'events'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const BEGIN = '<!-- owners: written by npx weefsel ownership -->';
const END = '<!-- end of owners -->';

/** Replaces the table between a document's markers. Throws when it has none. */
export function withTable(document: string, table: string): string {
  const [before, rest] = document.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) throw new Error(`There is no ${BEGIN} … ${END}.`);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}
