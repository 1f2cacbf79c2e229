import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDescription } from '../../libs/contracts/src/remote-description.ts';
import { type RemoteManifest } from '../../libs/federation/src/build/bundler/index.ts';
import { TYPES_FILE, VERSION_PLACEHOLDER } from '../../libs/federation/src/build/workspace/index.ts';
import { writePack } from '../../libs/federation/src/releases/gate/index.ts';
import { publish, type ReleaseStore } from '../../libs/federation/src/releases/release/index.ts';
import { readOffer } from '../shop.ts';

/** A small remote with a page, a fragment and texts, in a build's form. */
interface UnusedRemote {
  name: string;
  path: string;
}

const PART = { js: ['part.js'], css: ['part.css'] };

/** As much code as a small page has; it must never be loaded. */
const CODE = 'globalThis;'.repeat(800);

const serverBundle = ({ name, path }: UnusedRemote): string => `
const { createElement } = require('react');
const show = () => createElement('h1', null, ${JSON.stringify(name)});
const data = { kind: 'page', context: 'general', head: { title: ${JSON.stringify(name)} }, data: {} };
module.exports = { default: {
  pages: { only: {
    paths: [${JSON.stringify(path)}],
    reads: [],
    view: async () => ({ Page: show }),
    load: async () => ({ load: async () => data }),
  } },
  fragments: { Lent: { view: async () => ({ Fragment: show }) } },
} };`;

const descriptionOf = ({ path }: UnusedRemote): RemoteDescription => ({
  pages: { only: { paths: [path], reads: [] } },
  fragments: ['Lent'],
  storage: [],
  events: [],
});

const manifestOf = ({ name }: UnusedRemote, contract: string): RemoteManifest => ({
  name,
  contract,
  shared: {},
  remoteEntry: 'remoteEntry.js',
  entry: { js: ['entry.js'], css: [] },
  pages: { only: PART },
  fragments: { Lent: PART },
  texts: { nl: { [`headless.${name}.title`]: name } },
  bundled: [],
  files: {},
});

async function writeBuild(remote: UnusedRemote, dir: string, contract: string): Promise<void> {
  const files: Record<string, string | Buffer> = {
    'browser/manifest.json': JSON.stringify(manifestOf(remote, contract)),
    'browser/remoteEntry.js': CODE,
    'browser/entry.js': CODE,
    'browser/part.js': CODE,
    'browser/part.css': '@layer remote { h1 { color: inherit } }',
    'server/server.cjs': serverBundle(remote),
    'server/description.json': JSON.stringify(descriptionOf(remote)),
    [TYPES_FILE]: writePack({ files: {}, imports: {}, roots: [], entries: {} }),
  };
  for (const folder of ['browser', 'server']) await mkdir(join(dir, folder), { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(dir, file), content);
}

export const unusedRemotes = (count: number): UnusedRemote[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `mf-unused-${index + 1}`,
    path: `/nl/onbezocht-${index + 1}/`,
  }));

/** Publishes remotes that no page of the shop uses. Returns their versions, which are not live yet. */
export async function publishUnused(
  remotes: readonly UnusedRemote[],
  { files }: Pick<ReleaseStore, 'files'>,
): Promise<Record<string, string>> {
  const offer = await readOffer();
  const versions: Record<string, string> = {};
  for (const remote of remotes) {
    const { name } = remote;
    const distDir = await mkdtemp(join(tmpdir(), 'weefsel-unused-'));
    await writeBuild(remote, distDir, offer.contract);
    versions[name] = await publish({ name, distDir, files, offer, placeholder: VERSION_PLACEHOLDER });
    await rm(distDir, { recursive: true });
  }
  return versions;
}
