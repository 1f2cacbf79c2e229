import type { Clients } from '@weefsel/api-clients';
import { readAddresses, type PageAddress, type PageKind } from './read-addresses';

/** How long a list is good for before it is read again behind the answer, in ms. */
const FRESH_MS = 3_600_000;
/** Longest time that reading all addresses of a kind may take, in ms. */
const GIVE_UP_MS = 120_000;

interface Kept {
  pages: PageAddress[];
  freshUntil: number;
}

/** The addresses of all pages, kept for an hour; an old list is given while a fresh one is read, and stays when that fails. */
export class AddressSource {
  private readonly clients: Clients;
  private readonly kept = new Map<PageKind, Kept>();
  private readonly reading = new Map<PageKind, Promise<PageAddress[]>>();

  constructor(clients: Clients) {
    this.clients = clients;
  }

  /** Rejects when there is no list yet and the vendor cannot be had. */
  async read(kind: PageKind): Promise<PageAddress[]> {
    const known = this.kept.get(kind);
    if (!known) return this.fetch(kind);
    if (known.freshUntil < Date.now()) void this.fetch(kind).catch(() => undefined);
    return known.pages;
  }

  private fetch(kind: PageKind): Promise<PageAddress[]> {
    const running = this.reading.get(kind);
    if (running) return running;
    const reading = readAddresses(kind, this.clients, AbortSignal.timeout(GIVE_UP_MS)).then((pages) => {
      this.kept.set(kind, { pages, freshUntil: Date.now() + FRESH_MS });
      return pages;
    });
    this.reading.set(kind, reading);
    return reading.finally(() => this.reading.delete(kind));
  }
}
