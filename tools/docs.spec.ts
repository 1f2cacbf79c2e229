import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';

const root = resolve(__dirname, '..');
const MADE = new Set(['node_modules', 'dist', '.data', '.cache', 'coverage']);
const files = globSync(['*.md', '{apps,libs,tools,docs}/**/*.{md,ts,tsx,css}'], {
  cwd: root,
  exclude: (name) => MADE.has(basename(name)),
}).map((file) => file.replaceAll(sep, '/'));
const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('apps/demo-backend/content'));

/** Text of a page without its code blocks. */
const wordsOf = (page: string): string =>
  readFileSync(resolve(root, page), 'utf8').replace(/^ *```[^]*?^ *```$/gm, '');

const found = (page: string, pattern: RegExp): string[] =>
  [...wordsOf(page).matchAll(pattern)].map(([, what = '']) => what);

test('every link of a page to a file leads to one', () => {
  const lost = pages.flatMap((page) =>
    found(page, /\]\((?!\w+:|#)([^)#\s]+)/g)
      .filter((link) => !existsSync(resolve(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});

test('every recipe is in the list of recipes', () => {
  const recipes = pages.filter((page) => /^docs\/recipes\/[a-z-]+\.md$/.test(page));
  const listed = found('docs/recipes/README.md', /\]\(([a-z-]+\.md)\)/g).map(
    (file) => `docs/recipes/${file}`,
  );
  expect(listed.sort()).toEqual(recipes.sort());
});

// Decision records are excluded, because they describe a past state.
test('every source file that documents name is there', () => {
  const ends = new Set(files.flatMap((file) => file.split('/').map((_, at, all) => all.slice(at).join('/'))));
  const lost = pages
    .filter((page) => !page.startsWith('docs/decisions/'))
    .flatMap((page) =>
      found(page, /`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|css))`/g)
        .filter((name) => !ends.has(name))
        .map((name) => `${page}: ${name}`),
    );
  expect(lost).toEqual([]);
});
