import type { Composition } from '../composition';
import { changedParts, changedRemotes, sameContent, versionChanges } from './differences';

type Content = Omit<Composition, 'made'>;
const content = (versions: Record<string, string>, redirects?: Content['redirects']): Content => ({
  remotes: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, { version, manifest: version, previous: [] }]),
  ),
  ...(redirects && { redirects }),
});

test('lists changed, new and removed remotes, in order', () => {
  const before = content({ 'mf-search': 'a', 'mf-content': 'a', 'mf-account': 'a' });
  const now = content({ 'mf-search': 'b', 'mf-account': 'a', 'mf-stores': 'a' });
  expect(changedRemotes(before, now)).toEqual(['mf-content', 'mf-search', 'mf-stores']);
  expect(versionChanges(before, now)).toEqual([
    'mf-content a → none',
    'mf-search a → b',
    'mf-stores none → a',
  ]);
  expect(versionChanges(undefined, content({ 'mf-search': 'a' }))).toEqual(['mf-search none → a']);
});

test('reports changed redirects as one change', () => {
  const moved = content({}, { '/a': { to: '/b' } });
  expect(versionChanges(content({}), moved)).toEqual(['redirects']);
  expect(versionChanges(moved, moved)).toEqual([]);
  expect(sameContent(content({}), moved)).toBe(false);
});

test('missing redirects and an empty list of redirects are the same content', () => {
  expect(sameContent(content({ 'mf-search': 'a' }), content({ 'mf-search': 'a' }, {}))).toBe(true);
  expect(sameContent(content({ 'mf-search': 'a' }), content({ 'mf-search': 'b' }))).toBe(false);
});

test('another build of the shell is a change; a composition without one is content with any', () => {
  const named = (version: string) => ({
    ...content({ 'mf-search': 'a' }),
    shell: { version, manifest: version, previous: [] },
  });
  expect(changedParts(named('1'), named('2'))).toEqual(['shell']);
  expect(changedRemotes(named('1'), named('2'))).toEqual([]);
  expect(versionChanges(named('1'), named('2'))).toEqual(['shell 1 → 2']);
  expect(sameContent(named('1'), named('2'))).toBe(false);
  expect(sameContent(named('1'), named('1'))).toBe(true);
  const nameless = content({ 'mf-search': 'a' });
  expect(changedParts(named('1'), nameless)).toEqual([]);
  expect(versionChanges(named('1'), nameless)).toEqual(['shell 1 → none']);
});
