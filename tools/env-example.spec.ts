import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** Set by the machine, Node, npm and nx, or only used by tools and tests. */
const NOT_SETTINGS = [
  ...['NODE_ENV', 'PATH', 'CI', 'SHOP_URL', 'ORIGIN'],
  ...['LOTS', 'HOSTILE_RELEASES', 'MUTATED_ROOMS', 'TEST_PARALLEL_INDEX', 'TESTS_FOLDER', 'TMPDIR'],
];

test('.env.example names exactly the variables that the code reads', () => {
  const files = globSync('{apps,demo,libs,testing,tools}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.spec.'),
  );
  // Matches `env.NAME`, keys of validation schemas, and the shell's table of settings.
  const used = files.flatMap((file) =>
    [
      ...read(file).matchAll(
        /\benv\.([A-Z][A-Z_]+)|^\s+([A-Z][A-Z_]+): (?:kind\.|v\.)|^\s+\w+: \['([A-Z][A-Z_]+)', (?:kind\.|v\.)/gm,
      ),
    ].map(([, asked, checked, listed]) => asked ?? checked ?? listed),
  );
  const documented = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const expected = [...new Set(used)].filter((name) => !NOT_SETTINGS.includes(name ?? ''));
  expect(documented.sort()).toEqual(expected.sort());
});
