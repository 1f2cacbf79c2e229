import { resolve } from 'node:path';
import { readFiles } from './read-files';
import { review, type LockedPackage, type ReviewedFiles } from './review';

const root = resolve(__dirname, '../..');

const policy: ReviewedFiles['policy'] = {
  licences: ['MIT', 'Apache-2.0'],
  otherLicences: { 'MPL-2.0': { packages: ['axe-'], reason: 'a tool' } },
  licencesOf: {},
  installScripts: {},
  malware: { 'event-stream': ['3.3.6'] },
};

const whole: LockedPackage = { version: '1.0.0', license: 'MIT', integrity: 'sha512-a' };

const problemsOf = (name: string, locked: Partial<LockedPackage>, change: Partial<typeof policy> = {}) =>
  review({
    packages: { [`node_modules/x/node_modules/${name}`]: { ...whole, ...locked } },
    allowScripts: {},
    policy: { ...policy, ...change },
  }).problems;

test('every package of this workspace may be here', () => {
  const files = readFiles(root);
  expect(Object.keys(files.packages).length).toBeGreaterThan(1000);
  expect(review(files).problems).toEqual([]);
});

test.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])(
  'a package may have the licence %s',
  (license) => {
    expect(problemsOf('left-pad', { license })).toEqual([]);
  },
);

test.each(['GPL-3.0', 'MIT AND GPL-3.0', '(GPL-3.0 OR AGPL-3.0)', '(MIT OR GPL-3.0) AND GPL-3.0', 'mit', ''])(
  'a package may not have the licence %j',
  (license) => {
    expect(problemsOf('left-pad', { license })).toEqual([
      expect.stringContaining('left-pad has the licence'),
    ]);
  },
);

test('a licence of some packages is one for these alone', () => {
  expect(problemsOf('axe-core', { license: 'MPL-2.0' })).toEqual([]);
  expect(problemsOf('left-pad', { license: 'MPL-2.0' })).toHaveLength(1);
});

test('a package without a licence is reported until its licence is recorded for that version', () => {
  const silent = { version: '2.0.0', license: undefined } as unknown as LockedPackage;
  expect(problemsOf('png-js', silent)).toEqual([expect.stringContaining('says no licence')]);
  const licencesOf = { 'png-js@2.0.0': { licence: 'MIT', reason: 'its file says so' } };
  expect(problemsOf('png-js', silent, { licencesOf })).toEqual([]);
  expect(problemsOf('png-js', { ...silent, version: '2.0.1' }, { licencesOf })).toHaveLength(2);
});

test('an install script needs a reason, and a reason needs a package', () => {
  expect(problemsOf('left-pad', { hasInstallScript: true })).toEqual([
    expect.stringContaining('install script'),
  ]);
  const installScripts = { 'left-pad': 'looked at' };
  expect(problemsOf('left-pad', { hasInstallScript: true }, { installScripts })).toEqual([]);
  expect(problemsOf('right-pad', {}, { installScripts })).toEqual([
    expect.stringMatching(/^left-pad is allowed/),
  ]);
});

test('a script runs only where its reason is written down', () => {
  const packages = { 'node_modules/left-pad': whole };
  const { problems } = review({ packages, allowScripts: { 'left-pad': true }, policy });
  expect(problems).toEqual([expect.stringContaining('without a reason')]);
});

test.each([
  { integrity: '' },
  { resolved: 'git+ssh://git@github.com/x/y.git#abc' },
  { resolved: 'http://registry.example/x.tgz' },
  { resolved: 'file:../x' },
  { dependencies: { y: 'github:x/y' } },
  { dependencies: { y: 'x/y' } },
  { optionalDependencies: { y: 'https://example.com/y.tgz' } },
  { dependencies: { y: 'file:../y' } },
])('a package that does not come whole from a registry is refused: %j', (locked) => {
  expect(problemsOf('left-pad', locked)).toHaveLength(1);
});

test('a link leads to a package of the workspace, or is refused', () => {
  const packages = (resolved: string) => ({
    '': { workspaces: ['tools'] },
    'node_modules/@x/tools': { resolved, link: true },
    tools: { name: 'tools', dependencies: { y: 'x/y' } },
  });
  const asks = expect.stringContaining('tools asks for y from x/y');
  expect(review({ packages: packages('tools'), allowScripts: {}, policy }).problems).toEqual([asks]);
  expect(review({ packages: packages('../tools'), allowScripts: {}, policy }).problems).toEqual([
    expect.stringContaining('comes from ../tools'),
    expect.stringContaining('no integrity'),
    asks,
  ]);
});

test.each([
  ['event-stream', { version: '3.3.6' }],
  ['left-pad', { version: '0.0.1-security' }],
  ['left-pad', { deprecated: 'This version was compromised; do not use it.' }],
])('known malware is named: %s %j', (name, locked) => {
  expect(problemsOf(name, locked)).toEqual([expect.stringContaining('is known as malware')]);
});

test('a binary for other machines that the registry at hand does not have is counted, and no other package', () => {
  const packages = {
    'node_modules/@x/core-win32': { version: '1.0.0', optional: true, os: ['win32'] },
    'node_modules/left-pad': { ...whole, optional: true, integrity: '' },
  };
  const found = review({ packages, allowScripts: {}, policy });
  expect(found.unchecked).toEqual(['@x/core-win32@1.0.0']);
  expect(found.problems).toEqual([expect.stringContaining('left-pad has no integrity')]);
});
