import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '../../build/bundler/manifest';
import type { ComposedRemote } from '../composition';
import { readCurrent } from './update-channel';
import { openReleaseStore, storeDir, type ReleaseStore } from './release-store';

/** A release store in a folder, for one test at a time. */
export interface PublishedFolder {
  /** The data folder. */
  readonly dir: string;
  readonly releaseStore: ReleaseStore;
  /** Stores a version as publishing would; its manifest has no hashes unless they are given. */
  put: (name: string, version: string, code?: string, manifest?: Partial<RemoteManifest>) => Promise<void>;
  /** Writes into the data folder, e.g. damage. */
  write: (file: string, content: string) => Promise<void>;
  /** A remote of the live composition: its version and the previous ones. */
  live: (name?: string) => Promise<{ version: string; previous: string[] } | undefined>;
}

/** Source of a server bundle with one page, `listing`, that shows a text. */
export const bundleWith = (text: string): string =>
  `const react = require('react');
   module.exports = { default: { pages: { listing: {
     view: async () => ({ Page: () => react.text + '${text}' }),
     load: async () => ({ load: async () => '${text}' }),
   } }, fragments: {} } };`;

const versionsOf = ({ version, previous }: ComposedRemote) => ({
  version,
  previous: previous.map((release) => release.version),
});

/** Creates the folder anew before each test of a file. */
export function publishedFolder(): PublishedFolder {
  let dir = '';
  let releaseStore: ReleaseStore;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'weefsel-releases-'));
    releaseStore = openReleaseStore({ DATA_DIR: dir }, { by: 'Anna', commit: 'c0ffee' });
  });
  afterEach(() => rm(dir, { recursive: true, force: true, maxRetries: 5 }));
  return {
    get dir() {
      return dir;
    },
    get releaseStore() {
      return releaseStore;
    },
    put: async (name, version, code = bundleWith(version), changes = {}) => {
      const own = join(storeDir(dir), 'files/remotes', name, version);
      await mkdir(own, { recursive: true });
      await writeFile(join(own, 'server.cjs'), code);
      const manifest = {
        name,
        remoteEntry: 'remoteEntry.js',
        entry: { js: [], css: [] },
        pages: { listing: { js: [], css: [] } },
        fragments: {},
        files: {},
        ...changes,
      };
      await writeFile(join(own, 'manifest.json'), JSON.stringify(manifest));
    },
    write: (file, content) => writeFile(join(dir, file), content),
    live: async (name = 'mf-search') => {
      const remote = (await readCurrent(releaseStore))?.composition.remotes[name];
      return remote && versionsOf(remote);
    },
  };
}
