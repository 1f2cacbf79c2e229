import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';

const root = resolve(__dirname, '..');

interface Owner {
  /** Folder of the owner, e.g. `apps/mf-search`. */
  at: string;
  texts: Readonly<Record<string, string>>;
}

const owners: Owner[] = globSync('{apps,libs}/*/src/texts.nl.ts', { cwd: root }).map((file) => {
  const { texts } = jest.requireActual<Pick<Owner, 'texts'>>(resolve(root, file));
  return { at: file.split(sep).slice(0, 2).join('/'), texts };
});
const all = owners.flatMap(({ at, texts }) =>
  Object.entries(texts).map(([key, text]) => ({ at, key, text })),
);

/** Code that may show an owner's text: its own, or for a library that of all owners. */
const codeOf = ({ at }: Owner): string =>
  globSync(`${at.startsWith('libs/') ? '{apps,libs}/*' : at}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.spec\.|\.fixture\.|\/testing\/|\.nl\.ts$|storefront-e2e/.test(file))
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');

/** Matches keys, and key patterns such as `headless.footer.weekday.${day}`, used in code. */
function askedIn(code: string): (key: string) => boolean {
  const keys = new Set([...code.matchAll(/["'](headless(?:\.\w+)+)["']/g)].map(([, key]) => key));
  const patterns = [...code.matchAll(/`(headless[\w.]*(?:\$\{[^}]+\}[\w.]*)+)`/g)].map(
    ([, made = '']) => new RegExp(`^${made.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '\\w+')}$`),
  );
  return (key) => keys.has(key) || patterns.some((pattern) => pattern.test(key));
}

test('each remote, the shell, and the libraries that say something have a file of texts', () => {
  const remotes = globSync('apps/*/src/remote.tsx', { cwd: root }).map((file) => dirname(dirname(file)));
  const expected = [...remotes, 'apps/shell', 'libs/stores', 'libs/ui'];
  expect(remotes.length).toBeGreaterThan(0);
  expect(owners.map(({ at }) => at).sort()).toEqual(expected.sort());
});

test.each(['header', 'navigation', 'blogs', 'review'])(
  'editors find texts under headless.%s. [VAL-07]',
  (area) => {
    const found = all.filter(({ key }) => key.startsWith(`headless.${area}.`));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ text }) => text.length === 0)).toEqual([]);
  },
);

test('every key is headless, an area and a name [VAL-07]', () => {
  expect(all.filter(({ key }) => !/^headless(\.\w+){2,}$/.test(key))).toEqual([]);
});

test('no two owners have a text under the same key', () => {
  const twice = all.filter(({ at, key }) => all.some((other) => other.key === key && other.at !== at));
  expect(twice.map(({ at, key }) => `${key} of ${at}`)).toEqual([]);
});

test.each(owners.map((owner) => [owner.at, owner] as const))('every text of %s is used', (_at, owner) => {
  const isAsked = askedIn(codeOf(owner));
  expect(Object.keys(owner.texts).filter((key) => !isAsked(key))).toEqual([]);
});

test('contracts have no texts', () => {
  const files = globSync('libs/contracts/src/snippets/*.ts', { cwd: root });
  const texts = files.filter((file) => /^ +'?headless\./m.test(readFileSync(resolve(root, file), 'utf8')));
  expect([files.length > 0, texts]).toEqual([true, []]);
});
