import type { FragmentLoad, PageLoad, RemoteName } from '@weefsel/contracts';
import { describeDoor } from '@weefsel/contracts';
import type { PartComponent, PartFiles } from '@weefsel/federation/runtime';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { addressesIn, viewKey } from '@weefsel/federation/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedRemotes } from '../server/fixed-remotes';
import type { ServerConfig } from '../server/environment';
import type { LiveRemotes } from '../server/live-remotes';
import { openDoor, REMOTE_NAMES } from './doors';
import { textsByRemote } from './texts';

type Chunks = Record<string, PartFiles>;

/** A remote by direct import, with what the build says of its files. */
export async function bundledRemote(
  name: (typeof REMOTE_NAMES)[number],
  chunks: Chunks = {},
  browserDir = '',
): Promise<LiveRemote> {
  const doors = await openDoor(name);
  const files = (chunk: string): PartFiles => chunks[chunk] ?? { js: [], css: [] };
  const live: LiveRemote = {
    name,
    build: 'bundled',
    ref: {
      version: 'bundled',
      base: '/assets/',
      entry: '',
      door: files(`door.${name}`),
      pages: {},
      fragments: {},
    },
    description: describeDoor(doors),
    views: new Map(),
    pageLoads: new Map(),
    fragmentLoads: new Map(),
    css: new Map(),
    texts: { own: new Map(Object.entries(textsByRemote[name])), libs: new Map() },
  };
  for (const [page, door] of Object.entries(doors.pages)) {
    live.ref.pages[page] = files(`page.${page}`);
    live.views.set(
      viewKey({ kind: 'page', name: page }),
      (await door.view()).Page as unknown as PartComponent,
    );
    live.pageLoads.set(page, (await door.load()).load as PageLoad<never>);
  }
  for (const [fragment, door] of Object.entries(doors.fragments)) {
    live.ref.fragments[fragment] = files(`fragment.${fragment}`);
    const { Fragment } = await door.view();
    live.views.set(viewKey({ kind: 'fragment', name: fragment }), Fragment as unknown as PartComponent);
    const load = await door.load?.();
    if (load) live.fragmentLoads.set(fragment, load.load as FragmentLoad<unknown, never>);
  }
  const pieces: Chunks = {};
  for (const [piece, load] of Object.entries(doors.pieces ?? {})) {
    pieces[piece] = files(`piece.${piece}`);
    await load();
  }
  live.ref.pieces = pieces;
  const parts = [
    live.ref.door,
    ...[live.ref.pages, live.ref.fragments, pieces].flatMap((of) => Object.values(of)),
  ];
  for (const sheet of parts.flatMap(({ css }) => css)) {
    live.css.set(
      sheet,
      readFileSync(join(browserDir, sheet), 'utf8').replace(/\/\*# sourceMappingURL=.*?\*\//, ''),
    );
  }
  return live;
}

/** Remotes as what a server answers with. */
export const snapshotOf = (remotes: ReadonlyMap<RemoteName, LiveRemote>): Snapshot => ({
  amiss: [],
  remotes,
  addresses: addressesIn(remotes),
});

/** Stands in for `server/live-remotes.ts` in the monolith build: the same pages, bundled, never swapped. */
export function createLiveRemotes({ buildDir }: ServerConfig): LiveRemotes {
  let snapshot: Snapshot = { amiss: [], remotes: new Map(), addresses: {} };
  return {
    ...fixedRemotes(() => snapshot),
    start: async () => {
      const browserDir = join(buildDir, 'browser');
      const { chunks } = JSON.parse(readFileSync(join(browserDir, 'assets.json'), 'utf8')) as {
        chunks: Chunks;
      };
      const remotes = new Map<RemoteName, LiveRemote>();
      for (const name of REMOTE_NAMES) remotes.set(name, await bundledRemote(name, chunks, browserDir));
      snapshot = snapshotOf(remotes);
    },
  };
}
