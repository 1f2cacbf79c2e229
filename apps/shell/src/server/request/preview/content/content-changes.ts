import type { SanityClient } from '@sanity/client';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentSettings } from './editors-client';

/** All documents except the vendor's internal ones, such as secrets of previews. */
const WRITTEN = '*[!(_type match "sanity.*") && !(_type match "system.*")]';

/**
 * Notifies listeners of content changes, including drafts. Opens one subscription to the content service while there
 * are listeners. Resubscribes after a pause when it ends.
 */
export class ContentChanges {
  private readonly config: ContentSettings;
  private readonly log: Pick<FastifyBaseLogger, 'warn'>;
  private readonly listeners = new Set<() => void>();
  private subscription: { unsubscribe: () => void } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wasAway = false;

  constructor(config: ContentSettings, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.config = config;
    this.log = log;
  }

  /** Calls the listener after each change, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    if (!this.subscription) this.subscribe();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop();
    };
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.subscription?.unsubscribe();
    this.subscription = undefined;
    this.wasAway = false;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private subscribe(): void {
    clearTimeout(this.timer);
    let isOver = false;
    let heard: { unsubscribe: () => void } | undefined;
    this.subscription = {
      unsubscribe: () => {
        isOver = true;
        heard?.unsubscribe();
      },
    };
    void import('./editors-client').then(({ editorsClient }) => {
      if (!isOver) heard = this.hear(editorsClient(this.config));
    });
  }

  private hear(client: SanityClient): { unsubscribe: () => void } {
    return client
      .listen(WRITTEN, {}, { events: ['welcome', 'mutation', 'reconnect'], includeResult: false })
      .subscribe({
        next: ({ type }) => {
          // Changes during a lost connection are unknown, so reconnecting counts as a change.
          if (type === 'mutation' || (type === 'welcome' && this.wasAway)) this.tell();
          this.wasAway = type === 'reconnect';
        },
        error: (err: unknown) => {
          this.log.warn(
            { err },
            'Changes of content cannot be heard now; previews do not refresh by themselves.',
          );
          this.wasAway = true;
          this.timer = setTimeout(() => this.subscribe(), PAUSE_MS).unref();
        },
      });
  }
}

/** Pause before subscribing to the content service again, in ms. */
const PAUSE_MS = 3000;
