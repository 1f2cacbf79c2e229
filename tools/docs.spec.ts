import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import { MODULES } from './commands.ts';
import { USAGES } from './release/usages.ts';

const root = resolve(__dirname, '..');
const MADE = new Set(['node_modules', 'dist', '.data', '.cache', 'coverage']);
const files = globSync(['*.md', '{apps,demo,libs,testing,tools,docs}/**/*.{md,ts,tsx,css}'], {
  cwd: root,
  exclude: (name) => MADE.has(basename(name)),
}).map((file) => file.replaceAll(sep, '/'));
const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('demo/backend/content'));

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
const current = pages.filter((page) => !page.startsWith('docs/decisions/'));

/** Backticked words of the current documents that have a form and fail a test, with their page. */
const unknownIn = (form: RegExp, isKnown: (name: string) => boolean): string[] =>
  current.flatMap((page) =>
    found(page, /`([^`\s]+)`/g)
      .filter((name) => form.test(name) && !isKnown(name))
      .map((name) => `${page}: ${name}`),
  );

const FOLDERS = ['apps', 'demo', 'libs', 'testing', 'tools', 'docs', 'deploy', 'plugins'];
const EVERYWHERE = `{${FOLDERS.join()}}/**/*`;

/** All endings of the paths of files and folders, cut at slashes. */
const endings = new Set(
  globSync(EVERYWHERE, {
    cwd: root,
    exclude: (name) => MADE.has(basename(name)),
  })
    .map((path) => path.replaceAll(sep, '/').split('/'))
    .flatMap((parts) => parts.map((_, at) => parts.slice(at).join('/'))),
);

test('documents name existing source files', () => {
  expect(unknownIn(/^[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|css)$/, (name) => endings.has(name))).toEqual([]);
});

test('documents name existing folders', () => {
  const projects = [...globSync('{apps,demo,libs}/*', { cwd: root })].map((path) => basename(path));
  const isOurs = new RegExp(`^(?:${[...FOLDERS, ...projects].join('|')})/[\\w./-]+$`);
  expect(unknownIn(isOurs, (name) => endings.has(name.replace(/\/$/, '')))).toEqual([]);
});

test('documents name existing identifiers', () => {
  const code = globSync(`${EVERYWHERE}.{ts,tsx,mjs,js,json,vcl,php,yml,yaml}`, {
    cwd: root,
    exclude: (name) => MADE.has(basename(name)),
  });
  const identifiers = new Set(
    code.flatMap((file) => readFileSync(resolve(root, file), 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []),
  );
  expect(unknownIn(/^(?:[a-z]+[A-Z]|[A-Z][a-z]+[A-Z])\w*$/, (name) => identifiers.has(name))).toEqual([]);
});

test('documents name existing commands and scripts', () => {
  const namedIn = (pattern: RegExp) =>
    current.flatMap((page) =>
      [...readFileSync(resolve(root, page), 'utf8').matchAll(pattern)].map(([, name = '']) => name),
    );
  const commands = new Set([...Object.keys(USAGES), ...Object.keys(MODULES), 'init', 'build', 'serve']);
  const scripts = ['package.json', 'apps/studio/package.json'].flatMap((file) =>
    Object.keys(
      (JSON.parse(readFileSync(resolve(root, file), 'utf8')) as { scripts: Record<string, string> }).scripts,
    ),
  );
  expect(namedIn(/npx weefsel ([a-z][a-z\d-]*)/g).filter((name) => !commands.has(name))).toEqual([]);
  expect(namedIn(/npm run ([a-z][a-z:-]*)/g).filter((name) => !scripts.includes(name))).toEqual([]);
});
