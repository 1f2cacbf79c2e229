import type { PagePayload } from '@weefsel/federation/runtime';
import type { SnippetsSnapshot, SnippetTexts } from '@weefsel/stores';
import { LRUCache } from 'lru-cache';

/** The part of the frame that all shoppers share. */
export interface ReadyFrame {
  /** The HTML of its parts by name. */
  parts: ReadonlyMap<string, string>;
  /** The classes and data attributes of their elements. */
  marks: ReadonlySet<string>;
  /** The texts in them, which the browser needs too. */
  texts: SnippetsSnapshot;
}

/** Most paths with a cached frame: those of shoppers' own pages, and a few orders. */
const MOST_PATHS = 100;

type Made = Promise<ReadyFrame | undefined>;

/**
 * Caches frames made without shopper data. The key is the page's texts: one object per shell data and remotes. A change
 * of either makes new frames.
 */
export class ReadyFrames {
  private readonly made = new WeakMap<SnippetTexts, LRUCache<string, Made>>();

  /**
   * The frame at a page's path. `make` renders it without shopper data, or resolves to undefined when a part failed.
   */
  at(texts: SnippetTexts, { href, context }: Pick<PagePayload, 'href' | 'context'>, make: () => Made): Made {
    const frames = this.made.get(texts) ?? new LRUCache<string, Made>({ max: MOST_PATHS });
    this.made.set(texts, frames);
    const [path = ''] = href.split('?');
    const key = `${context} ${path}`;
    const known = frames.get(key);
    if (known) return known;
    const frame = make().catch(() => undefined);
    frames.set(key, frame);
    void frame.then((whole) => !whole && frames.delete(key));
    return frame;
  }
}
