import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { STATE_OF, STATES_PATH } from '../../boot-state';
import type { SharedStore } from '../cache/shared-store';
import { Compressor, sentOften, type Encoding, type SentOften } from '../compression';

/** Memory for states, in bytes of JSON; compressed they take about a sixth more. */
const MOST_BYTES = 96_000_000;

/** How long after its document was made a state can be requested, in seconds. */
export const STATE_SECONDS = 86_400;

const NAME = /^[\w-]{22}$/;

const nameOf = (json: string): string => createHash('sha256').update(json).digest('base64url').slice(0, 22);

/**
 * The states of documents that were sent, each under the hash of its content. All are public: they hold nothing of a
 * shopper.
 */
export class States {
  private readonly shared: Pick<SharedStore, 'read' | 'write'> | undefined;
  private readonly compressor = new Compressor();
  private readonly known = new LRUCache<string, SentOften>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  constructor(shared?: Pick<SharedStore, 'read' | 'write'>) {
    this.shared = shared;
  }

  /** Keeps a state and returns its address. `of` is the page's path and query. */
  keep(state: unknown, of?: string): string {
    const json = JSON.stringify(state);
    const name = nameOf(json);
    if (!this.known.has(name)) {
      this.known.set(name, sentOften(Buffer.from(json)));
      this.shared?.write(name, json, STATE_SECONDS);
    }
    const query = of === undefined ? '' : `?${new URLSearchParams({ [STATE_OF]: of })}`;
    return `${STATES_PATH}${name}.json${query}`;
  }

  /** A state by its name; undefined when no server of the shop has it any more. */
  async find(name: string): Promise<SentOften | undefined> {
    const known = this.known.get(name);
    if (known || !NAME.test(name)) return known;
    const json = await this.shared?.read(name);
    // What somebody else wrote there is not ours.
    if (json === undefined || nameOf(json) !== name) return undefined;
    const state = sentOften(Buffer.from(json));
    this.known.set(name, state);
    return state;
  }

  bytesOf(state: SentOften, encoding: Encoding): Buffer | Promise<Buffer> {
    return this.compressor.take(state, encoding);
  }
}
