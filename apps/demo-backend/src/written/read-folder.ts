import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fillShopWords } from './shop-words.ts';
import { splitFrontMatter } from './split-front-matter.ts';
import type { WrittenFile } from './written-file.ts';

const CONTENT = 'apps/demo-backend/content';

/**
 * Every document of a kind, by its address.
 * @throws WrittenError when a file cannot be taken apart, or names a fact of the shop that there is not.
 */
export function readFolder(kind: string, root = CONTENT): WrittenFile[] {
  const folder = join(root, kind);
  return readdirSync(resolve(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const text = fillShopWords(file, readFileSync(file, 'utf8'));
      return { slug: name.slice(0, -'.md'.length), ...splitFrontMatter(file, text) };
    });
}
