import { filesOfPart, type PartId } from '@weefsel/federation/runtime';
import {
  channelNames,
  LIVE,
  readChannel,
  readHistory,
  type HistoryEvent,
  type TrustedKeys,
} from '@weefsel/federation/composition';
import { canaryNow, findComposition, type CanaryNow } from '@weefsel/federation/release';
import type { Snapshot } from '@weefsel/federation/server';
import type { Store } from '@weefsel/federation/store';
import type { SeenFault } from './fault-list';

/** A channel with its composition; one that cannot be read has no versions. */
export interface ChannelFact {
  name: string;
  id: string;
  versions: Record<string, string>;
}

/** Compressed code size of a remote's page, without code of the shell and other pages. */
interface PageBytes {
  page: string;
  release: string;
  js: number;
  css: number;
}

export interface PlatformFacts {
  channels: ChannelFact[];
  canary?: CanaryNow | undefined;
  /** Errors on pages, or the reason why they are unavailable. */
  faults: readonly SeenFault[] | string;
  bytes: PageBytes[];
  history: HistoryEvent[];
}

interface FactSources {
  store: Pick<Store, 'files' | 'pointers'>;
  keys: TrustedKeys;
  shown: () => readonly Snapshot[];
  faults: () => Promise<PlatformFacts['faults']>;
}

/** Compressed size of a published file; it never changes. */
function fileSizes({ files }: Pick<Store, 'files'>) {
  const known = new Map<string, number>();
  return async (path: string): Promise<number> => {
    const size =
      known.get(path) ?? ((await files.read(`${path}.br`)) ?? (await files.read(path)))?.length ?? 0;
    known.set(path, size);
    return size;
  };
}

/** Collects the facts of the platform page, on each request. Rejects when the store is unavailable. */
export function platformFacts({ store, keys, shown, faults }: FactSources): () => Promise<PlatformFacts> {
  const sizeOf = fileSizes(store);
  const sum = async (hrefs: readonly string[]) =>
    (await Promise.all(hrefs.map((href) => sizeOf(href.slice(1))))).reduce((a, b) => a + b, 0);

  const channel = async (name: string): Promise<ChannelFact> => {
    const id = (await readChannel(store.pointers, name))?.composition ?? '';
    const composition = await findComposition({ ...store, keys }, id).catch(() => undefined);
    const remotes = Object.entries(composition?.remotes ?? {});
    return {
      name,
      id,
      versions: Object.fromEntries(remotes.map(([remote, { version }]) => [remote, version])),
    };
  };

  const bytes = async (): Promise<PageBytes[]> => {
    const pages = new Map<string, Promise<PageBytes>>();
    for (const { remotes } of shown())
      for (const { name, build, ref } of remotes.values())
        for (const page of Object.keys(ref.pages)) {
          const part: PartId = { remote: name, kind: 'page', name: page };
          const { js, css } = filesOfPart(ref, part);
          const measured = async () => ({
            page: `${name}/${page}`,
            release: `${name}@${build}`,
            js: await sum(js),
            css: await sum(css),
          });
          pages.set(`${page} ${name}@${build}`, measured());
        }
    const found = await Promise.all(pages.values());
    return found.sort((one, other) => one.page.localeCompare(other.page));
  };

  return async () => {
    const names = await channelNames(store.pointers);
    return {
      channels: await Promise.all([LIVE, ...names.filter((name) => name !== LIVE)].map(channel)),
      canary: await canaryNow({ ...store, keys }),
      faults: await faults(),
      bytes: await bytes(),
      history: await readHistory(store.files, 12),
    };
  };
}
