import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '../build/manifest';

/** A folder of published remotes for one test at a time. */
export interface PublishedFolder {
  readonly dir: string;
  /** Puts a version there as publishing would; its manifest names no hashes unless they are given. */
  put: (name: string, version: string, code?: string, manifest?: Partial<RemoteManifest>) => Promise<void>;
  write: (file: string, content: string) => Promise<void>;
  read: (file: string) => Promise<unknown>;
}

/** Source of a server bundle with one page, `listing`, that shows a text. */
export const bundleWith = (text: string): string =>
  `const react = require('react');
   module.exports = { default: { pages: { listing: {
     view: async () => ({ Page: () => react.text + '${text}' }),
     load: async () => ({ load: async () => '${text}' }),
   } }, fragments: {} } };`;

/** Makes the folder anew before each test of a file. */
export function publishedFolder(): PublishedFolder {
  let dir = '';
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'weefsel-remotes-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));
  return {
    get dir() {
      return dir;
    },
    put: async (name, version, code = bundleWith(version), changes = {}) => {
      const own = join(dir, name, version);
      await mkdir(own, { recursive: true });
      await writeFile(join(own, 'server.cjs'), code);
      const manifest = {
        name,
        entry: 'remoteEntry.js',
        door: { js: [], css: [] },
        pages: { listing: { js: [], css: [] } },
        fragments: {},
        files: {},
        ...changes,
      };
      await writeFile(join(own, 'manifest.json'), JSON.stringify(manifest));
    },
    write: (file, content) => writeFile(join(dir, file), content),
    read: async (file) => JSON.parse(await readFile(join(dir, file), 'utf8')) as unknown,
  };
}
