import type { Waits } from '@weefsel/contracts';
import { createContext, use, type ComponentType } from 'react';
import type { Composition, PartId } from './composition';

export type PartComponent = ComponentType<Record<string, unknown>>;

/** Where slots get the components of remotes from: a snapshot on the server, federation in the browser. */
export interface PartSource {
  /** The component if it is here now. */
  peek(part: PartId): PartComponent | undefined;
  /** Loads the component once; rejects with a RemoteLoadError. What is here already is `settled`. */
  load(part: PartId): Promise<PartComponent>;
  /**
   * Loads it when the shopper needs something of its slot, or at once when the slot has no server HTML. Only in the
   * browser.
   */
  loadWhenWanted?(part: PartId, slot: string, until: Waits): Promise<PartComponent>;
  /** How long a part's code has been loading, in ms; 0 when it is not. Only in the browser. */
  waitingFor?(part: PartId): number;
  /** Lets the next `load` try again after a failure. */
  forget(part: PartId): void;
  /** Adds remotes and parts from a payload that were not known yet. Only in the browser. */
  adopt?(remotes: Composition): boolean;
  /** True when the server has no working version; the same on both sides of a hydration. */
  isDown(part: PartId): boolean;
  /** Remembers a slot's server HTML while it stands there untouched. Only in the browser. */
  keepHtml?(slot: string): void;
  /**
   * A copy of what the server rendered in a slot that failed in the browser, so that its content stays readable; only
   * for this address. It is inserted as a copy too, never as text.
   */
  serverHtml(slot: string): DocumentFragment | undefined;
}

/** A promise that React's `use` reads without waiting: it has the fields that React itself notes on one that it used. */
export const settled = <T>(value: T, promise = Promise.resolve(value)): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled', value });

/** A remote's code did not load, or fails its integrity check. */
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

/** What the shell shows in a slot whose remote failed or is slow. */
export interface SlotMessageProps {
  kind: 'failed' | 'slow';
  part: PartId;
  onRetry: () => void;
}

export interface Slots {
  source: PartSource;
  Message: ComponentType<SlotMessageProps>;
  /** Fetches the page's payload again, e.g. because a remote may be back. */
  refresh: () => Promise<void>;
  /** Prefetches a page of the shop, except for those who save data; the returned function cancels it. */
  prefetch: (href: string) => () => void;
  /** Loads the whole document again, for when a retry in place fails too. */
  reload: () => void;
  /** Tells of what broke, once. */
  report: (error: unknown) => void;
}

/** @internal */
export const SlotsContext = createContext<Slots | null>(null);

export function useSlots(): Slots {
  const slots = use(SlotsContext);
  if (!slots) throw new Error('Remote parts can only be shown inside the shell: SlotsContext is missing.');
  return slots;
}
