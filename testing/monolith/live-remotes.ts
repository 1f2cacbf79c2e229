import { describeEntry, type FragmentLoad, type PageLoad, type RemoteName } from '@weefsel/contracts';
import type { PartComponent, PartFiles } from '@weefsel/federation/runtime';
import { addressesIn, viewKey, type LiveRemote, type Snapshot } from '@weefsel/federation/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedRemotes } from '../../apps/shell/src/server/request/fixed-remotes';
import type { ServerConfig } from '../../apps/shell/src/server/settings/environment';
import type { LiveRemotes } from '../../apps/shell/src/server/request/live-remotes';
import { openEntry, REMOTE_NAMES } from './entries';
import { texts as account } from '../../apps/mf-account/src/texts.nl';
import { texts as catalog } from '../../apps/mf-catalog/src/texts.nl';
import { texts as checkout } from '../../apps/mf-checkout/src/texts.nl';
import { texts as content } from '../../apps/mf-content/src/texts.nl';
import { texts as search } from '../../apps/mf-search/src/texts.nl';

/** The texts of all remotes by direct import. */
const textsByRemote: Record<(typeof REMOTE_NAMES)[number], Readonly<Record<string, string>>> = {
  'mf-search': search,
  'mf-catalog': catalog,
  'mf-content': content,
  'mf-checkout': checkout,
  'mf-account': account,
};

type Chunks = Record<string, PartFiles>;

/** Loads a remote by direct import, with its files from the build. */
export async function bundledRemote(
  name: (typeof REMOTE_NAMES)[number],
  chunks: Chunks = {},
  browserDir = '',
): Promise<LiveRemote> {
  const entry = await openEntry(name);
  const files = (chunk: string): PartFiles => chunks[chunk] ?? { js: [], css: [] };
  const live: LiveRemote = {
    name,
    build: 'bundled',
    ref: {
      version: 'bundled',
      base: '/assets/',
      remoteEntry: '',
      entry: files(`entry.${name}`),
      pages: {},
      fragments: {},
    },
    description: describeEntry(entry),
    views: new Map(),
    pageLoads: new Map(),
    pageActions: new Map(),
    fragmentLoads: new Map(),
    css: new Map(),
    texts: { own: new Map(Object.entries(textsByRemote[name])), libs: new Map() },
  };
  for (const [page, definition] of Object.entries(entry.pages)) {
    live.ref.pages[page] = files(`page.${page}`);
    live.views.set(
      viewKey({ kind: 'page', name: page }),
      (await definition.view()).Page as unknown as PartComponent,
    );
    live.pageLoads.set(page, (await definition.load()).load as PageLoad<never>);
    const forms = await definition.actions?.();
    if (forms) live.pageActions.set(page, forms.actions);
  }
  for (const [fragment, definition] of Object.entries(entry.fragments)) {
    live.ref.fragments[fragment] = files(`fragment.${fragment}`);
    const { Fragment } = await definition.view();
    live.views.set(viewKey({ kind: 'fragment', name: fragment }), Fragment as unknown as PartComponent);
    const load = await definition.load?.();
    if (load) live.fragmentLoads.set(fragment, load.load as FragmentLoad<unknown, never>);
  }
  const ofEntry: Chunks = {};
  for (const [chunk, load] of Object.entries(entry.chunks ?? {})) {
    ofEntry[chunk] = files(`chunk.${chunk}`);
    await load();
  }
  live.ref.chunks = ofEntry;
  const parts = [
    live.ref.entry,
    ...[live.ref.pages, live.ref.fragments, ofEntry].flatMap((of) => Object.values(of)),
  ];
  for (const sheet of parts.flatMap(({ css }) => css)) {
    live.css.set(
      sheet,
      readFileSync(join(browserDir, sheet), 'utf8').replace(/\/\*# sourceMappingURL=.*?\*\//, ''),
    );
  }
  return live;
}

/** Snapshot with these remotes. */
export const snapshotOf = (remotes: ReadonlyMap<RemoteName, LiveRemote>): Snapshot => ({
  amiss: [],
  remotes,
  addresses: addressesIn(remotes),
});

/** Replaces `server/request/live-remotes.ts` in the baseline build: the same pages, bundled, never swapped. */
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
