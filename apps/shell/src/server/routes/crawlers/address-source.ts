import type { Clients } from '@weefsel/api-clients';
import { readAddresses, type PageAddress, type PageKind } from './read-addresses';

/** How long a list is fresh, in ms. Then a background read replaces it. */
const FRESH_MS = 3_600_000;
/** Longest time for reading all addresses of a kind, in ms. */
const GIVE_UP_MS = 120_000;

export interface AddressSource {
  /** Rejects when there is no list yet and the vendor is unavailable. */
  read: (kind: PageKind) => Promise<PageAddress[]>;
}

/** Addresses of all pages, fresh for an hour. A stale list is served during the next read, and kept when that fails. */
export function createAddressSource(clients: Clients): AddressSource {
  const kept = new Map<PageKind, { pages: PageAddress[]; freshUntil: number }>();
  const reading = new Map<PageKind, Promise<PageAddress[]>>();

  const fetch = (kind: PageKind): Promise<PageAddress[]> => {
    const read = async () => {
      const pages = await readAddresses(kind, clients, AbortSignal.timeout(GIVE_UP_MS));
      kept.set(kind, { pages, freshUntil: Date.now() + FRESH_MS });
      return pages;
    };
    const running = reading.get(kind) ?? read().finally(() => reading.delete(kind));
    reading.set(kind, running);
    return running;
  };

  return {
    read: async (kind) => {
      const known = kept.get(kind);
      if (!known) return fetch(kind);
      if (known.freshUntil < Date.now()) void fetch(kind).catch(() => undefined);
      return known.pages;
    },
  };
}
