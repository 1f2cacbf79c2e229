import { describeEntry, type RemoteDescription, type RemoteName } from '@weefsel/contracts';
import { createHash } from 'node:crypto';
import type { RemoteManifest } from '../../build/bundler/manifest';
import type { RemoteEntry, RemoteRef } from '../../runtime/index';
import { evaluateBundle, type SharedScope } from './evaluate-bundle';
import { ownedBy, runAs } from './remote-blame';
import { openParts, type OpenParts } from './open-parts';
import type { RemoteFiles } from './remote-files';
import { remoteTexts, type RemoteTexts } from './remote-texts';

/** A remote ready for rendering on the server: checked, evaluated, and immutable. */
export interface LiveRemote extends OpenParts {
  name: RemoteName;
  /**
   * The loaded version. Differs from `ref.version` only on a development server, which is `dev` to browsers.
   */
  build: string;
  ref: RemoteRef;
  /** Request mode of its loader for scripts: without CORS, a page's Integrity-Policy would refuse them. */
  scriptMode?: RemoteManifest['scriptMode'];
  /** Fragments of remotes that it shows; absent where its build did not record them. */
  borrows?: RemoteManifest['borrows'];
  /** Description of its entry. */
  description: RemoteDescription;
  /** Style sheets by file name, for inlining. */
  css: Map<string, string>;
  /** Its texts on screen and those of its built-in libraries, by key. */
  texts: RemoteTexts;
}

/** Version prefix of builds on development servers. */
export const DEVELOPMENT_PREFIX = 'dev-';

/** A release to load; on a development server its manifest is not known in advance. */
export interface WantedRelease {
  version: string;
  manifest?: string;
}

function checkManifest(name: string, { version, manifest }: WantedRelease, content: string): void {
  if (manifest === undefined || createHash('sha256').update(content).digest('hex') === manifest) return;
  throw new Error(`The manifest of ${name}@${version} was changed after it was published.`);
}

function checkIntegrity(manifest: RemoteManifest, file: string, content: string): void {
  const expected = manifest.files[file];
  if (Object.keys(manifest.files).length === 0) return; // A development server publishes nothing.
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (expected !== found) throw new Error(`${manifest.name}/${file} was changed after it was published.`);
}

/** A page's or fragment's `load`, by the chunk name in its entry: runs on servers only. */
const SERVER_ONLY = /^load\./;

/** Integrity of the files that browsers fetch, sent with every page; a development server has none. */
function browserIntegrity({ files }: RemoteManifest): Record<string, string> | undefined {
  const ours = Object.entries(files).filter(([file]) => /\.(js|css)$/.test(file) && !SERVER_ONLY.test(file));
  return ours.length ? Object.fromEntries(ours) : undefined;
}

/** Checks that the entry has everything that its manifest declares. */
function checkEntry({ description: said }: RemoteManifest, { pages, fragments }: RemoteDescription): void {
  if (!said) return;
  const gone = [
    ...Object.keys(said.pages).flatMap((page) => (Object.hasOwn(pages, page) ? [] : [`page "${page}"`])),
    ...said.fragments.flatMap((name) => (fragments.includes(name) ? [] : [`fragment "${name}"`])),
  ];
  if (gone.length > 0)
    throw new Error(`Its entry has no ${gone.join(', ')}, which its manifest names: build it anew.`);
}

const owned = <A extends unknown[], R>(id: string, loads: Map<string, (...args: A) => R>) =>
  new Map([...loads].map(([name, load]) => [name, ownedBy(id, load)]));

/**
 * Reads, checks and evaluates one version of a remote. Opens each part once, so that a broken one never goes live.
 */
export async function loadLiveRemote(
  name: RemoteName,
  release: WantedRelease,
  files: RemoteFiles,
  scope: SharedScope,
): Promise<LiveRemote> {
  const { version } = release;
  const described = await files.text('manifest.json');
  checkManifest(name, release, described);
  const manifest = JSON.parse(described) as RemoteManifest;
  const code = await files.text('server.cjs');
  checkIntegrity(manifest, 'server.cjs', code);
  const id = `${name}@${version}`;
  const isMapped = version.startsWith(DEVELOPMENT_PREFIX);
  const evaluated = runAs(id, () => evaluateBundle(code, `${id}/server.cjs`, scope, { isMapped }));
  const exported = evaluated as { default?: RemoteEntry } | null | undefined;
  const exports = exported?.default;
  if (!exports?.pages) throw new Error(`${id} has no entry: its bundle exports no default with pages.`);
  const description = describeEntry(exports);
  checkEntry(manifest, description);
  const { views, pageLoads, pageActions, fragmentLoads } = await runAs(id, () => openParts(exports));
  const { remoteEntry, entry, pages, fragments, chunks = {} } = manifest;
  const integrity = browserIntegrity(manifest);
  const live: LiveRemote = {
    name,
    build: version,
    ref: {
      version: version.startsWith(DEVELOPMENT_PREFIX) ? 'dev' : version,
      base: files.base,
      remoteEntry,
      entry,
      pages,
      fragments,
      ...(Object.keys(chunks).length > 0 && { chunks }),
      ...(integrity && { integrity }),
    },
    ...(manifest.borrows && { borrows: manifest.borrows }),
    ...(manifest.scriptMode && { scriptMode: manifest.scriptMode }),
    description,
    views,
    pageLoads: owned(id, pageLoads),
    pageActions: new Map(
      [...pageActions].map(([page, actions]) => [
        page,
        Object.fromEntries(owned(id, new Map(Object.entries(actions)))),
      ]),
    ),
    fragmentLoads: owned(id, fragmentLoads),
    css: new Map(),
    texts: remoteTexts(manifest),
  };
  const sheets = [entry, ...[pages, fragments, chunks].flatMap((parts) => Object.values(parts))].flatMap(
    ({ css }) => css,
  );
  for (const sheet of new Set(sheets)) {
    const css = await files.text(sheet);
    checkIntegrity(manifest, sheet, css);
    live.css.set(sheet, css.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim());
  }
  return live;
}
