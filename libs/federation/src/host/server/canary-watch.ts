import { DamagedDocument, readCanary, type Canary } from '../../releases/composition';
import { StoreAway, type Pointers } from '../../releases/store';
import type { HostLog } from './host-log';
import { fromStore } from './from-store';
import type { Snapshot } from './snapshot';

/** A canary with its loaded snapshot. */
export interface ShownCanary {
  canary: Canary;
  snapshot: Snapshot;
}

/** Loads a whole composition; rejects when a part of it is not available. */
type HoldComposition = (id: string) => Promise<Snapshot>;

/**
 * Follows the canary of the release store. It is shown once all of it is loaded.
 * It is hidden while it cannot be loaded or is damaged. While the store is away the canary stays, as live does.
 */
export class CanaryWatch {
  private readonly pointers: Pointers;
  private readonly hold: HoldComposition;
  private readonly log: HostLog;
  private shown: ShownCanary | undefined;
  private looking: Promise<void> | undefined;
  private trouble = '';

  constructor(pointers: Pointers, hold: HoldComposition, log: HostLog) {
    this.pointers = pointers;
    this.hold = hold;
    this.log = log;
  }

  current(): ShownCanary | undefined {
    return this.shown;
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
    const found = await fromStore(readCanary(this.pointers)).catch((cause: unknown) => {
      if (cause instanceof DamagedDocument) throw cause;
      throw new StoreAway('The release store does not say what the canary is.', { cause });
    });
    if (!found) return undefined;
    const { pointer: _pointer, ...canary } = found;
    const { composition } = canary;
    if (this.shown?.canary.composition === composition) return { ...this.shown, canary };
    return { canary, snapshot: await this.hold(composition) };
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
