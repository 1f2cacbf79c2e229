import type { SanityClient } from '@sanity/client';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentSettings } from './editors-client';

/** Everything but what the vendor keeps for itself, such as the secrets of previews. */
const WRITTEN = '*[!(_type match "sanity.*") && !(_type match "system.*")]';

/**
 * Tells who listens that content changed, drafts included. The content service is listened to once, for as long as
 * somebody here listens, and again after a pause when that ends.
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

  /** Calls the listener after each change, until the function that is returned is called. */
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
          // Whatever changed while nobody listened is unknown.
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

/** Pause before the content service is listened to again, in ms. */
const PAUSE_MS = 3000;
