import { inTime } from '@weefsel/contracts';
import { DamagedDocument, readCanary, type Canary } from '@weefsel/federation/composition';
import type { Snapshot } from '@weefsel/federation/server';
import { StoreAway, type Pointers } from '@weefsel/federation/store';
import type { LiveRemotes } from '../../request/live-remotes';

/** Polling interval, and timeout for the store, in ms. */
const POLL_MS = 300;
const STORE_LIMIT_MS = 2000;

type WatchLog = Record<'info' | 'error', (details: object, message: string) => void>;

/** A canary with its loaded snapshot. */
export interface ShownCanary {
  canary: Canary;
  snapshot: Snapshot;
}

/**
 * Follows the canary of the release store. It is shown once all of it is loaded.
 * It is hidden while it cannot be loaded or is damaged. While the store is away the canary stays, as live does.
 */
export class CanaryWatch {
  private readonly pointers: Pointers;
  private readonly remotes: Pick<LiveRemotes, 'hold' | 'isServable'>;
  private readonly log: WatchLog;
  private shown: ShownCanary | undefined;
  private looking: Promise<void> | undefined;
  private trouble = '';
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(pointers: Pointers, remotes: Pick<LiveRemotes, 'hold' | 'isServable'>, log: WatchLog) {
    this.pointers = pointers;
    this.remotes = remotes;
    this.log = log;
  }

  /** The canary beside the live composition; undefined when there is none, or a part is not available. */
  current(): ShownCanary | undefined {
    return this.shown && this.remotes.isServable(this.shown.snapshot) ? this.shown : undefined;
  }

  /** Reads the canary, then keeps following it until `stop`. */
  async start(): Promise<void> {
    await this.look();
    if (!this.isStopped) this.timer = setInterval(() => void this.look(), POLL_MS).unref();
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  /** Reads the canary, one read at a time. Never fails. */
  look(): Promise<void> {
    this.looking ??= this.lookNow().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookNow(): Promise<void> {
    try {
      this.take(await this.find());
      this.trouble = '';
    } catch (err) {
      if (!(err instanceof StoreAway)) this.take(undefined);
      const trouble = String(err);
      if (trouble !== this.trouble) this.log.error({ err }, 'The canary cannot be followed.');
      this.trouble = trouble;
    }
  }

  private async find(): Promise<ShownCanary | undefined> {
    const read = inTime(readCanary(this.pointers), STORE_LIMIT_MS, 'The release store');
    const found = await read.catch((cause: unknown) => {
      if (cause instanceof DamagedDocument) throw cause;
      throw new StoreAway('The release store does not say what the canary is.', { cause });
    });
    if (!found) return undefined;
    const { pointer: _pointer, ...canary } = found;
    const { composition } = canary;
    if (this.shown?.canary.composition === composition) return { ...this.shown, canary };
    return { canary, snapshot: await this.remotes.hold(composition) };
  }

  private take(next: ShownCanary | undefined): void {
    const before = this.shown?.canary;
    this.shown = next;
    const { composition, percent } = next?.canary ?? {};
    if (before?.composition === composition && before?.percent === percent) return;
    const sentence = composition
      ? `The canary ${composition} is shown to ${percent} % of new visits.`
      : 'No canary is shown any more.';
    this.log.info({ composition, percent }, sentence);
  }
}
