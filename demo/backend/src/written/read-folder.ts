import { locale } from '@weefsel/contracts';
import { localAddresses } from '@weefsel/contracts/snippets';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { readText } from './read-text.ts';
import { fillShopWords } from './shop-words.ts';
import { splitFrontMatter } from './split-front-matter.ts';
import type { WrittenFile } from './written-file.ts';

/** Texts of editors, read at the start. A changed text needs a restart, no build. */
const CONTENT = 'demo/backend/content';

const documentsIn = (folder: string): string[] =>
  readdirSync(resolve(folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));

/**
 * All documents of a kind, by address. A document of the market replaces the one for all markets.
 * @throws WrittenError when a file cannot be parsed or names an unknown shop fact
 */
export function readFolder(kind: string, root = CONTENT): WrittenFile[] {
  const [ofAll, own] = [join(root, kind), join(root, 'markets', locale.code.toLowerCase(), kind)];
  const folders = new Map(
    [ofAll, ...(existsSync(own) ? [own] : [])].flatMap((folder) =>
      documentsIn(folder).map((name) => [name, folder] as const),
    ),
  );
  return [...folders]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, folder]) => {
      const file = join(folder, name);
      const written = localAddresses(readText(file));
      const text = fillShopWords(file, written);
      return { slug: name.slice(0, -'.md'.length).replaceAll(sep, '/'), ...splitFrontMatter(file, text) };
    });
}
