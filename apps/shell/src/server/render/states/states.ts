import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { STATE_OF, STATES_PATH } from '../../../boot-state';
import type { SharedStore } from '../../cache/shared-store';
import { Compressor, sentOften, type Encoding, type SentOften } from '../../http/compression';
import { utf8Bytes } from '../../http/utf8-bytes';

/** Memory for states, in bytes of JSON; compressed forms take about a sixth more. */
const MOST_BYTES = 96_000_000;

/** How long after its document a state can be requested, in seconds. */
export const STATE_SECONDS = 86_400;

const NAME = /^[\w-]{22}$/;

const addressOf = (name: string): string => `${STATES_PATH}${name}.json`;

const nameOf = (json: string): string => createHash('sha256').update(json).digest('base64url').slice(0, 22);

/** The states of sent documents, each under the hash of its content. All are public: they hold no shopper data. */
export class States {
  private readonly shared: Pick<SharedStore, 'read' | 'write'> | undefined;
  private readonly compressor = new Compressor();
  private readonly known = new LRUCache<string, SentOften>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  /** Names of states by their source objects. */
  private readonly written = new WeakMap<object, string>();

  constructor(shared?: Pick<SharedStore, 'read' | 'write'>) {
    this.shared = shared;
  }

  /** Stores a state and returns its address. `of` is the page's path and query. */
  keep(state: unknown, of?: string): string {
    const query = of === undefined ? '' : `?${new URLSearchParams({ [STATE_OF]: of })}`;
    return addressOf(this.put(JSON.stringify(state))) + query;
  }

  /** The same for a state made of one immutable object: it is serialised once. */
  keepOnce(source: object, state: () => unknown): string {
    const written = this.written.get(source);
    // A state evicted from memory is serialised again; this lookup marks it as recently used.
    if (written !== undefined && this.known.get(written)) return addressOf(written);
    const name = this.put(JSON.stringify(state()));
    this.written.set(source, name);
    return addressOf(name);
  }

  private put(json: string): string {
    const name = nameOf(json);
    if (!this.known.has(name)) {
      this.known.set(name, sentOften(utf8Bytes(json)));
      this.shared?.write(name, json, STATE_SECONDS);
    }
    return name;
  }

  /** A state by its name; undefined when no server of the shop has it any more. */
  async find(name: string): Promise<SentOften | undefined> {
    const known = this.known.get(name);
    if (known || !NAME.test(name)) return known;
    const json = await this.shared?.read(name);
    // Ignores foreign content under this name.
    if (json === undefined || nameOf(json) !== name) return undefined;
    const state = sentOften(utf8Bytes(json));
    this.known.set(name, state);
    return state;
  }

  bytesOf(state: SentOften, encoding: Encoding): Buffer | Promise<Buffer> {
    return this.compressor.take(state, encoding);
  }
}
