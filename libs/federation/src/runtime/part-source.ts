import type { Waits } from '@weefsel/contracts';
import { createContext, use, type ComponentType } from 'react';
import type { Composition, PartId } from './composition';

export type PartComponent = ComponentType<Record<string, unknown>>;

/** Source of remotes' components for slots: a snapshot on the server, federation in the browser. */
export interface PartSource {
  /** The component if it is loaded now. */
  peek(part: PartId): PartComponent | undefined;
  /** Loads the component once; rejects with a RemoteLoadError. A loaded one is `settled`. */
  load(part: PartId): Promise<PartComponent>;
  /**
   * Loads it when the shopper needs something of its slot. Without server HTML in the slot, loads at once.
   * Only in the browser.
   */
  loadWhenWanted?(part: PartId, slot: string, until: Waits): Promise<PartComponent>;
  /** Time that a part's code has been loading, in ms; 0 when it is not. Only in the browser. */
  waitingFor?(part: PartId): number;
  /** Lets the next `load` try again after a failure. */
  forget(part: PartId): void;
  /** Adds unknown remotes and parts from a payload. Only in the browser. */
  adopt?(remotes: Composition): boolean;
  /** True when the server has no working version; the same on both sides of a hydration. */
  isDown(part: PartId): boolean;
  /** Stores a slot's server HTML while it is still untouched. Only in the browser. */
  keepHtml?(slot: string): void;
  /**
   * A copy of the server's HTML that keeps a slot readable after a browser failure.
   * Only for this address. Inserted as a copy too, never as text.
   */
  serverHtml(slot: string): DocumentFragment | undefined;
}

/**
 * A promise that React's `use` reads without waiting: it has React's own marker fields for a resolved promise.
 */
export const settled = <T>(value: T, promise = Promise.resolve(value)): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled', value });

/** A remote's code did not load, or failed its integrity check. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly part: PartId;

  constructor(part: PartId, cause: unknown) {
    super(
      `${part.kind} "${part.name}" of ${part.remote} could not be loaded; it is shown as failed, with a retry.`,
      { cause },
    );
    this.part = part;
  }
}

/** Props of the shell's message in a slot with a failed or slow remote. */
export interface SlotMessageProps {
  kind: 'failed' | 'slow';
  part: PartId;
  /** True for a page without any content. */
  isAbsent?: boolean;
  onRetry: () => void;
}

export interface Slots {
  source: PartSource;
  Message: ComponentType<SlotMessageProps>;
  /** Fetches the page's payload again, e.g. because a remote may be back. */
  refresh: () => Promise<void>;
  /** Prefetches a page of the shop, except for shoppers who save data. The returned function cancels it. */
  prefetch: (href: string) => () => void;
  /** Reloads the whole document, for when a retry in place fails too. */
  reload: () => void;
  /** Reports an error, once. */
  report: (error: unknown) => void;
}

/** @internal */
export const SlotsContext = createContext<Slots | null>(null);

export function useSlots(): Slots {
  const slots = use(SlotsContext);
  if (!slots) throw new Error('Remote parts can only be shown inside the shell: SlotsContext is missing.');
  return slots;
}
