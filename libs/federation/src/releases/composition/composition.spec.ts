import { canonical, compositionId, DamagedDocument, readComposition, type Composition } from './composition';

const manifest = 'a'.repeat(64);
const composition: Composition = {
  remotes: { 'mf-search': { version: '1a2b', manifest, previous: [{ version: '0f', manifest }] } },
  redirects: { '/oud': { to: '/nieuw', status: 302 } },
  made: { at: '2026-11-23T00:00:00.000Z', by: 'Anna', what: 'release mf-search', channel: 'live' },
};

test('the same composition has one text and one id, whatever order its keys came in', () => {
  const { made, redirects, remotes } = composition;
  const other = {
    redirects,
    made: Object.fromEntries(Object.entries(made).reverse()),
    remotes,
  } as Composition;
  expect(canonical(other)).toBe(canonical(composition));
  expect(compositionId(canonical(composition))).toMatch(/^[0-9a-f]{16}$/);
  expect(compositionId(canonical({ ...composition, made: { ...made, by: 'Bob' } }))).not.toBe(
    compositionId(canonical(composition)),
  );
});

test('it is read as it was written', () => {
  expect(readComposition(canonical(composition), 'it')).toEqual(composition);
});

const remote = (change: object) => ({
  ...composition,
  remotes: { 'mf-search': { ...composition.remotes['mf-search'], ...change } },
});

test.each<[string, unknown, string]>([
  ['nothing', '', 'damaged'],
  ['a list', [], 'damaged'],
  ['no remotes', { made: composition.made }, 'remotes'],
  ['a version that leads out of its folder', remote({ version: '../x' }), 'remotes.mf-search.version'],
  ['a version that is a number', remote({ version: 7 }), 'remotes.mf-search.version'],
  ['a manifest without a hash', remote({ manifest: 'abc' }), 'remotes.mf-search.manifest'],
  ['no history', remote({ previous: undefined }), 'remotes.mf-search.previous'],
  [
    'a name that is a path',
    { ...composition, remotes: { '../etc': composition.remotes['mf-search'] } },
    'remotes',
  ],
  [
    'a move of another kind',
    { ...composition, redirects: { '/a': { to: '/b', status: 200 } } },
    'redirects./a.status',
  ],
  ['no author', { ...composition, made: { ...composition.made, by: undefined } }, 'made.by'],
])('%s is rejected as a damaged composition, with the place in the error', (_what, value, where) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  expect(() => readComposition(text, 'compositions/x.json')).toThrow(DamagedDocument);
  expect(() => readComposition(text, 'compositions/x.json')).toThrow(
    new RegExp(`^compositions/x\\.json is damaged: .*${where === 'damaged' ? '' : where}`),
  );
});
