import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { SharedStore } from '../../cache/shared-store';
import type { FoundPage } from './route-table';

/** Page types whose paths vendors know. */
const PAGE_TYPES = [
  'page',
  'navigation',
  'detail',
  'productManufacturer',
  'frontend.product_manufacturer.category.detail',
] as const;

const pageMeaning = v.object({
  kind: v.literal('page'),
  type: v.picklist(PAGE_TYPES),
  id: v.exactOptional(v.string()),
});
const movedMeaning = v.object({ kind: v.literal('moved'), to: v.string() });

/** The remembered meaning of a path: its page, or its redirect. */
export const pathMeaning = v.variant('kind', [pageMeaning, movedMeaning]);
export type PathMeaning = v.InferOutput<typeof pathMeaning>;
type PageMeaning = v.InferOutput<typeof pageMeaning>;

/** The part of a vendor's response worth remembering; undefined for pages of the route table. */
export function toMeaning(page: FoundPage): PageMeaning | undefined {
  const known = PAGE_TYPES.find((one) => one === page.type);
  const id = 'id' in page && page.id;
  return known && { kind: 'page', type: known, ...(id && { id }) };
}

export const toFoundPage = ({ type, id }: PageMeaning): FoundPage => ({
  kind: 'page',
  type,
  ...(id && { id }),
});

/** A path's meaning with the time of the vendor's response, in ms since 1970. */
export const knownPath = v.object({ meaning: pathMeaning, saidAt: v.number() });
type KnownPath = v.InferOutput<typeof knownPath>;

/** Most remembered paths, and how long after their last confirmation, in seconds. */
const MOST_PATHS = 20_000;
const REMEMBERED_SECONDS = 7 * 86_400;
/** Longest path that is remembered, in characters. */
const LONGEST_PATH = 200;
/** Interval for sharing unchanged meanings with other servers again, in ms. */
const TOLD_AGAIN_MS = 3_600_000;

const placeOf = (path: string): string => `path:${path}`;

/**
 * Meanings of paths, for vendor outages: in memory, in the store that servers share, and exported for a file. Remembers
 * only existing pages, never missing ones.
 */
export class PathMemory {
  private readonly known = new LRUCache<string, KnownPath>({
    max: MOST_PATHS,
    ttl: REMEMBERED_SECONDS * 1000,
    perf: Date,
  });
  private readonly toldAt = new LRUCache<string, number>({ max: MOST_PATHS });
  private readonly shared: SharedStore | undefined;
  /** Number of changes so far, to detect unsaved ones. */
  changes = 0;

  constructor(shared?: SharedStore) {
    this.shared = shared;
  }

  async recall(path: string): Promise<KnownPath | undefined> {
    const known = this.known.get(path);
    if (known || !this.shared || path.length > LONGEST_PATH) return known;
    const text = await this.shared.read(placeOf(path));
    if (text === undefined) return undefined;
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), knownPath), text);
    if (!success) return undefined;
    this.known.set(path, output);
    return output;
  }

  /** Stores the meaning of a path from a vendor's response. */
  learn(path: string, meaning: PathMeaning): void {
    if (path.length > LONGEST_PATH) return;
    const news = JSON.stringify(this.known.get(path)?.meaning) !== JSON.stringify(meaning);
    const known = { meaning, saidAt: Date.now() };
    this.known.set(path, known);
    if (news) this.changes += 1;
    if (!news && Date.now() - (this.toldAt.get(path) ?? 0) < TOLD_AGAIN_MS) return;
    this.toldAt.set(path, Date.now());
    this.shared?.write(placeOf(path), JSON.stringify(known), REMEMBERED_SECONDS);
  }

  /** Removes a path whose page is certainly gone. */
  forget(path: string): void {
    if (!this.known.delete(path)) return;
    this.changes += 1;
    this.toldAt.delete(path);
    this.shared?.write(placeOf(path), '', 1);
  }

  /** Everything remembered, last used first. */
  all(): [path: string, known: KnownPath][] {
    return [...this.known.entries()];
  }

  /** Loads meanings exported by `all`; old ones are left out. */
  takeOver(paths: readonly (readonly [string, KnownPath])[]): void {
    const now = Date.now();
    for (const [path, known] of paths.toReversed()) {
      const ttl = known.saidAt + REMEMBERED_SECONDS * 1000 - now;
      if (ttl > 0) this.known.set(path, known, { ttl });
    }
  }
}
