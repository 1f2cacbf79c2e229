import type { PagePayload } from '@weefsel/federation/runtime';
import type { SnippetsSnapshot, SnippetTexts } from '@weefsel/stores';
import { LRUCache } from 'lru-cache';

/** What of the frame is the same for everybody. */
export interface ReadyFrame {
  /** The HTML of its parts by name. */
  parts: ReadonlyMap<string, string>;
  /** The classes and data attributes of their elements. */
  marks: ReadonlySet<string>;
  /** The texts in them, which the browser needs too. */
  texts: SnippetsSnapshot;
}

/** Paths whose frame is kept at most: those of shoppers' own pages, and a few orders. */
const MOST_PATHS = 100;

type Made = Promise<ReadyFrame | undefined>;

/**
 * Frames that were made without any shopper. The texts of a page are one object for the same data of the shell and the
 * same remotes, so they stand for both: what changes there is made anew.
 */
export class ReadyFrames {
  private readonly made = new WeakMap<SnippetTexts, LRUCache<string, Made>>();

  /** The frame at a page's path; `make` makes it without anything of a shopper, or says nothing when a part broke. */
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
