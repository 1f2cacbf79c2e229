import { LRUCache } from 'lru-cache';
import type { PageAnswer } from './load-page';

/** Pages kept in memory; with its HTML a listing takes about a quarter of a megabyte. */
const MAX_PAGES = 500;
/** How long an old page may be served while a fresh one is fetched behind it, in seconds. */
const STALE_SECONDS = 600;

interface Entry {
  answer: PageAnswer;
  freshUntil: number;
}

const worthKeeping = (answer: PageAnswer): boolean =>
  answer.kind === 'redirect' ||
  (answer.payload.status !== 503 &&
    Object.values(answer.payload.fragments).every(({ content }) => content.state === 'ready'));

/** Public page data, served at once when it is at hand and refreshed behind the answer. Holds nothing of any shopper. */
export class PageCache {
  private readonly pages = new LRUCache<string, Entry>({ max: MAX_PAGES, ttl: STALE_SECONDS * 1000 });
  private readonly loading = new Map<string, Promise<PageAnswer>>();
  private readonly freshMs: number;

  constructor(freshSeconds: number) {
    this.freshMs = freshSeconds * 1000;
  }

  /** `load` must not reject; it may hand over an answer that came too late for the one who asked. */
  async read(
    key: string,
    load: (keepLate: (answer: PageAnswer) => void) => Promise<PageAnswer>,
  ): Promise<PageAnswer> {
    const known = this.pages.get(key);
    if (!known) return this.fetch(key, load);
    if (known.freshUntil < Date.now()) void this.fetch(key, load);
    return known.answer;
  }

  /** A page that did not change stays the same object, so that what was made of it stays good. */
  private keep(key: string, answer: PageAnswer): void {
    if (this.freshMs <= 0 || !worthKeeping(answer)) return;
    const known = this.pages.get(key)?.answer;
    const same = known && JSON.stringify(known) === JSON.stringify(answer);
    this.pages.set(key, { answer: same ? known : answer, freshUntil: Date.now() + this.freshMs });
  }

  /** One load at a time for a page, however many ask for it. */
  private fetch(
    key: string,
    load: (keepLate: (answer: PageAnswer) => void) => Promise<PageAnswer>,
  ): Promise<PageAnswer> {
    const running = this.loading.get(key);
    if (running) return running;
    const keep = (answer: PageAnswer) => this.keep(key, answer);
    const next = load(keep).then((answer) => {
      keep(answer);
      return answer;
    });
    this.loading.set(key, next);
    return next.finally(() => this.loading.delete(key));
  }
}
