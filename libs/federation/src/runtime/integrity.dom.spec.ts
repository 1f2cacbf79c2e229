import type { Composition, RemoteRef } from './composition';
import { integrityOf } from './integrity';

const ref: RemoteRef = {
  version: 'abc',
  base: '/remotes/mf-search/abc/',
  remoteEntry: 'remoteEntry.js',
  entry: { js: [], css: [] },
  pages: {},
  fragments: {},
};
const hash = `sha384-${'b'.repeat(64)}`;
const composition: Composition = { 'mf-search': { ...ref, integrity: { 'remoteEntry.js': hash } } };

describe('a file of a remote', () => {
  test('must be the one that was published, on a retry too', () => {
    expect(integrityOf(composition, '/remotes/mf-search/abc/remoteEntry.js')).toBe(hash);
    expect(integrityOf(composition, '/remotes/mf-search/abc/remoteEntry.js?retry=1')).toBe(hash);
  });

  test('is known by its whole address too, with which the federation runtime asks, at this shop alone', () => {
    const path = '/remotes/mf-search/abc/remoteEntry.js';
    expect(integrityOf(composition, `${location.origin}${path}?retry=1`)).toBe(hash);
    expect(integrityOf(composition, `${location.origin}.evil.example${path}`)).toBe('');
  });

  test('that was never published matches nothing', () => {
    expect(integrityOf(composition, '/remotes/mf-search/abc/extra.js')).toMatch(/^sha384-A{64}$/);
  });

  test('of a development server, or of no remote, is not checked', () => {
    expect(integrityOf({ 'mf-search': ref }, '/remotes/mf-search/abc/remoteEntry.js')).toBe('');
    expect(integrityOf(composition, '/assets/main.js')).toBe('');
  });
});
