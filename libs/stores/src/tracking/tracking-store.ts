import {
  CONSENT_PURPOSES,
  type ConsentPurpose,
  type DeclaredEvent,
  type TrackingEvent,
} from '@weefsel/contracts';
import type { ConsentStore } from '../consent/consent-store';
import { tellFirstTime } from './tracked-purchases-storage';

declare module '@weefsel/contracts' {
  interface EventOwners {
    stores: 'add_to_cart' | 'add_to_wishlist' | 'login' | 'remove_from_cart' | 'sign_up';
  }
}

export type Receive = (event: TrackingEvent) => void;

/** Maximum number of events in memory that wait for consent or for a listener. */
const MOST_WAITING = 100;

/** All tracking. Parts report events, and listeners with consent receive them. */
export class TrackingStore {
  readonly #consent: Pick<ConsentStore, 'allows' | 'refuses'>;
  readonly #counting: ((name: TrackingEvent['name']) => void)[] = [];
  readonly #receivers = new Map<ConsentPurpose, Receive>();
  readonly #waiting: Record<ConsentPurpose, TrackingEvent[]> = { statistics: [], personal: [] };

  constructor(consent: Pick<ConsentStore, 'allows' | 'refuses'>) {
    this.#consent = consent;
  }

  /** Reports an event that its owner declares. Browser only, from effects and handlers. Never throws. */
  readonly track: (event: DeclaredEvent) => void = (event: TrackingEvent) => {
    this.#counting.forEach((count) => count(event.name));
    for (const purpose of CONSENT_PURPOSES) this.#route(purpose, event);
  };

  /** Adds a counter of events. It needs no consent: it receives neither their content nor data of the shopper. */
  readonly count = (receive: (name: TrackingEvent['name']) => void): void => {
    this.#counting.push(receive);
  };

  /** Adds a listener for a purpose. It receives waiting events first. */
  readonly connect = (purpose: ConsentPurpose, receive: Receive): void => {
    this.#receivers.set(purpose, receive);
    const waiting = this.#waiting[purpose].splice(0);
    if (this.#consent.allows(purpose)) waiting.forEach((event) => this.#tell(purpose, receive, event));
  };

  #route(purpose: ConsentPurpose, event: TrackingEvent): void {
    const waiting = this.#waiting[purpose];
    const receive = this.#receivers.get(purpose);
    const allowed = this.#consent.allows(purpose);
    if (allowed && receive) return this.#tell(purpose, receive, event);
    // Before a choice, only events of the current page wait for it, in memory.
    if (this.#consent.refuses(purpose) || (!allowed && event.name === 'content-view')) waiting.splice(0);
    if (this.#consent.refuses(purpose)) return;
    waiting.push(event);
    waiting.splice(0, waiting.length - MOST_WAITING);
  }

  #tell(purpose: ConsentPurpose, receive: Receive, event: TrackingEvent): void {
    try {
      if (event.name === 'purchase' && !tellFirstTime(`${purpose}:${event.orderNumber}`)) return;
      receive(event);
    } catch (error) {
      console.warn(`[tracking] ${event.name} was not taken.`, error);
    }
  }
}
