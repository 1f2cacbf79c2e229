/** A received analytics event. */
export interface ReceivedEvent {
  /** Last part of the requested address: `search`, `itemclick`, `pageview`, `purchase`. */
  name: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Request body; text when it is not JSON. */
  body: unknown;
}

const MOST_EVENTS = 500;

/** The latest analytics events, in memory only; drops older ones. */
export class ReceivedEvents {
  readonly #most: number;
  #events: ReceivedEvent[] = [];

  constructor(most = MOST_EVENTS) {
    this.#most = most;
  }

  add(event: ReceivedEvent): void {
    this.#events.push(event);
    if (this.#events.length > this.#most) this.#events.shift();
  }

  /** Oldest first. */
  all(): readonly ReceivedEvent[] {
    return [...this.#events];
  }

  clear(): void {
    this.#events = [];
  }
}
