import {
  DamagedDocument,
  LIVE,
  readChannel,
  findComposition,
  type TrustedKeys,
} from '../../releases/composition';
import type { Files, Pointers } from '../../releases/store';
import type { HostLog } from './host-log';
import { fromStore } from './from-store';
import type { LastGood } from './last-good';
import type { Wanted } from './snapshot';

export interface ReleaseSource {
  files: Files;
  pointers: Pointers;
  keys: TrustedKeys;
}

/** Age from which the live composition is read again, in ms: damage has to show before a start needs the file. */
const READ_AGAIN_MS = 60_000;

/**
 * Polls the live channel. Logs its failure and its recovery once each.
 * While the store is away or damaged, the former composition stays live.
 * After a start, that is the one that this server served last.
 */
export class ChannelWatch {
  private readonly source: ReleaseSource;
  private readonly lastGood: LastGood;
  private readonly log: HostLog;
  private known: Wanted | undefined;
  private isUnwell = false;
  /** Time of the last reading of `known` from the store. */
  private knownAt = 0;
  /** True when the store answered that nothing was released. */
  isEmpty = false;

  constructor(source: ReleaseSource, lastGood: LastGood, log: HostLog) {
    this.source = source;
    this.lastGood = lastGood;
    this.log = log;
  }

  /** The live composition; undefined when nothing was released yet. Never fails. */
  async read(): Promise<Wanted | undefined> {
    try {
      const found = await fromStore(this.find());
      if (!found && (await this.before())) throw new DamagedDocument(`The channel ${LIVE} is lost.`);
      this.known = found;
      this.isEmpty = !found;
      if (this.isUnwell) this.log.info({}, 'The release store is well again.');
      this.isUnwell = false;
      return found;
    } catch (err) {
      const before = await this.before();
      if (!this.isUnwell)
        this.log.error(
          { err, ...(before && { composition: before.id }) },
          'What is live cannot be read from the release store; what was live before goes on.',
        );
      this.isUnwell = true;
      return before;
    }
  }

  /** The composition of a channel; undefined when there is none. Rejects when it cannot be read or is not trusted. */
  async find(name = LIVE): Promise<Wanted | undefined> {
    const channel = await readChannel(this.source.pointers, name);
    if (!channel) return undefined;
    return this.open(channel.composition);
  }

  /** A composition by its id. Rejects when it cannot be read or is not trusted. */
  async open(id: string): Promise<Wanted> {
    const { known } = this;
    if (known?.id !== id) return { id, composition: await findComposition(this.source, id) };
    if (Date.now() - this.knownAt >= READ_AGAIN_MS) {
      await findComposition(this.source, id);
      this.knownAt = Date.now();
    }
    return known;
  }

  private async before(): Promise<Wanted | undefined> {
    this.known ??= await this.lastGood.read().catch((err: unknown) => {
      if (!this.isUnwell) this.log.error({ err }, 'What was live before this start cannot be read.');
      return undefined;
    });
    return this.known;
  }
}
