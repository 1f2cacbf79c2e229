import type { FragmentLoad, PageLoad, RemoteName } from '@weefsel/contracts';
import { createHash } from 'node:crypto';
import type { RemoteManifest } from '../build/manifest';
import type { PartComponent, PartId, RemoteRef } from '../runtime/index';
import type { Doors } from '../runtime/index';
import type { SharedScope } from './evaluate-bundle';
import { evaluateBundle } from './evaluate-bundle';
import type { RemoteFiles } from './remote-files';

/** A remote that the server can render with: checked, evaluated, and never changed again. */
export interface LiveRemote {
  name: RemoteName;
  /** What was loaded; differs from `ref.version` only on a development server, which always is `dev` to browsers. */
  build: string;
  ref: RemoteRef;
  views: Map<string, PartComponent>;
  pageLoads: Map<string, PageLoad<never>>;
  fragmentLoads: Map<string, FragmentLoad<unknown, never>>;
  /** Style sheets by file name, for inlining. */
  css: Map<string, string>;
}

/** Starts the builds of development servers. */
export const DEVELOPMENT_PREFIX = 'dev-';

export const viewKey = ({ kind, name }: Pick<PartId, 'kind' | 'name'>): string => `${kind}/${name}`;

function checkIntegrity(manifest: RemoteManifest, file: string, content: string): void {
  const expected = manifest.files[file];
  if (Object.keys(manifest.files).length === 0) return; // A development server publishes nothing.
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (expected !== found) throw new Error(`${manifest.name}/${file} was changed after it was published.`);
}

/** A page's or fragment's `load`, by the name that its door gives the chunk: it runs on servers only. */
const SERVER_ONLY = /^load\./;

/** Hashes of what browsers fetch, which travel with every page; a development server has none. */
function browserIntegrity({ files }: RemoteManifest): Record<string, string> | undefined {
  const ours = Object.entries(files).filter(([file]) => /\.(js|css)$/.test(file) && !SERVER_ONLY.test(file));
  return ours.length ? Object.fromEntries(ours) : undefined;
}

async function openDoors(doors: Doors, live: LiveRemote): Promise<void> {
  await Promise.all(Object.values(doors.pieces ?? {}).map((piece) => piece()));
  for (const [name, door] of Object.entries(doors.pages)) {
    const { Page } = await door.view();
    if (typeof Page !== 'function' && typeof Page !== 'object')
      throw new Error(`page "${name}" exports no Page`);
    live.views.set(viewKey({ kind: 'page', name }), Page as unknown as PartComponent);
    live.pageLoads.set(name, (await door.load()).load);
  }
  for (const [name, door] of Object.entries(doors.fragments)) {
    const { Fragment } = await door.view();
    if (typeof Fragment !== 'function' && typeof Fragment !== 'object')
      throw new Error(`fragment "${name}" exports no Fragment`);
    live.views.set(viewKey({ kind: 'fragment', name }), Fragment as unknown as PartComponent);
    const load = await door.load?.();
    if (load) live.fragmentLoads.set(name, load.load as FragmentLoad<unknown, never>);
  }
}

/** Reads, checks and evaluates one version of a remote; every part of it is opened once, so a broken one never goes live. */
export async function loadLiveRemote(
  name: RemoteName,
  version: string,
  files: RemoteFiles,
  scope: SharedScope,
): Promise<LiveRemote> {
  const manifest = JSON.parse(await files.text('manifest.json')) as RemoteManifest;
  const code = await files.text('server.cjs');
  checkIntegrity(manifest, 'server.cjs', code);
  const exported = evaluateBundle(code, `${name}@${version}/server.cjs`, scope) as { default?: Doors };
  if (!exported.default?.pages)
    throw new Error(`${name}@${version} has no door: its bundle exports no default with pages.`);
  const { entry, door, pages, fragments, pieces = {} } = manifest;
  const integrity = browserIntegrity(manifest);
  const live: LiveRemote = {
    name,
    build: version,
    ref: {
      version: version.startsWith(DEVELOPMENT_PREFIX) ? 'dev' : version,
      base: files.base,
      entry,
      door,
      pages,
      fragments,
      ...(Object.keys(pieces).length > 0 && { pieces }),
      ...(integrity && { integrity }),
    },
    views: new Map(),
    pageLoads: new Map(),
    fragmentLoads: new Map(),
    css: new Map(),
  };
  await openDoors(exported.default, live);
  const sheets = [door, ...[pages, fragments, pieces].flatMap((parts) => Object.values(parts))].flatMap(
    ({ css }) => css,
  );
  for (const sheet of new Set(sheets)) {
    const css = await files.text(sheet);
    checkIntegrity(manifest, sheet, css);
    live.css.set(sheet, css.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim());
  }
  return live;
}
