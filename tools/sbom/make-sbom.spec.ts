import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { makeSbom, type Bill } from './make-sbom';

const INTEGRITY = `sha512-${Buffer.alloc(64, 1).toString('base64')}`;

const bill: Bill = {
  name: 'mf-search',
  version: '1a2b',
  license: 'MIT',
  bundled: ['node_modules/@scope/a', 'node_modules/b'],
  beside: ['node_modules/b', 'node_modules/b/node_modules/c', 'node_modules/c'],
  packages: {
    'node_modules/@scope/a': { version: '1.0.0', integrity: INTEGRITY, dependencies: { b: '*' } },
    'node_modules/b': { version: '2.0.0', dependencies: { c: '*' } },
    'node_modules/b/node_modules/c': { version: '3.0.0' },
    'node_modules/c': { version: '3.0.0' },
  },
  packageJson: (folder) => ({
    name: folder.split('node_modules/').at(-1) ?? '',
    version: { a: '1.0.0', b: '2.0.0' }[folder.at(-1) ?? ''] ?? '3.0.0',
    license: folder.endsWith('b') ? '(MIT OR Apache-2.0)' : 'ISC',
  }),
};

interface Parsed {
  components: { 'bom-ref': string; purl: string; licenses: unknown; hashes?: unknown; properties: unknown }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}
const parsed = () => JSON.parse(makeSbom(bill)) as Parsed;

test('it is valid by the published schema, and the same every time', async () => {
  const text = makeSbom(bill);
  expect(await new JsonStrictValidator(Version.v1dot6).validate(text)).toBeNull();
  expect(makeSbom({ ...bill, bundled: bill.bundled.toReversed() })).toBe(text);
  expect(text).not.toMatch(/timestamp|serialNumber/);
  // Checks that the validator rejects an invalid bill.
  const wrong = text.replace('"library"', '"book"');
  expect(await new JsonStrictValidator(Version.v1dot6).validate(wrong)).not.toBeNull();
});

test('each package has its version, its licence, the hash of the lockfile, and where its code is', () => {
  const [a, b] = parsed().components;
  expect(a).toMatchObject({
    purl: 'pkg:npm/%40scope/a@1.0.0',
    licenses: [{ license: { id: 'ISC' } }],
    hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
    properties: [{ name: 'weefsel:where', value: 'bundled' }],
  });
  expect(b).toMatchObject({ purl: 'pkg:npm/b@2.0.0', licenses: [{ expression: '(MIT OR Apache-2.0)' }] });
  expect(b?.properties).toEqual([
    { name: 'weefsel:where', value: 'beside' },
    { name: 'weefsel:where', value: 'bundled' },
  ]);
});

test('one version in two folders is two components, and each needs what it finds', () => {
  const { components, dependencies } = parsed();
  expect(components.map((component) => component['bom-ref'])).toEqual([
    'pkg:npm/%40scope/a@1.0.0',
    'pkg:npm/b@2.0.0',
    'pkg:npm/c@3.0.0',
    'pkg:npm/c@3.0.0#node_modules/b/node_modules/c',
  ]);
  expect(dependencies.find(({ ref }) => ref === 'pkg:npm/b@2.0.0')?.dependsOn).toEqual([
    'pkg:npm/c@3.0.0#node_modules/b/node_modules/c',
  ]);
});
