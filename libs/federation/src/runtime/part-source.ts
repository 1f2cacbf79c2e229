import type { Waits } from '@weefsel/contracts';
import { createContext, use, type ComponentType } from 'react';
import type { Composition, PartId } from './composition';

export type PartComponent = ComponentType<Record<string, unknown>>;

/** Where slots get the components of remotes from: a snapshot on the server, federation in the browser. */
export interface PartSource {
  /** The component if it is here now. */
  peek(part: PartId): PartComponent | undefined;
  /** Loads the component once; rejects with a RemoteLoadError. */
  load(part: PartId): Promise<PartComponent>;
  /** Loads it when the shopper wants something of its slot; at once when nothing of the server stands there. Only in the browser. */
  loadWhenWanted?(part: PartId, slot: string, until: Waits): Promise<PartComponent>;
  /** How long a part's code has been on its way, in ms; 0 when it is not. Only in the browser, where code is waited for. */
  waitingFor?(part: PartId): number;
  /** Lets the next `load` try again after a failure. */
  forget(part: PartId): void;
  /** Takes in what a payload says of remotes and parts that were not known yet. Only in the browser. */
  adopt?(remotes: Composition): boolean;
  /** Whether the server knows of no working version; the answer is the same on both sides of a hydration. */
  isDown(part: PartId): boolean;
  /** Remembers what the server rendered in a slot, as long as it stands there untouched. Only in the browser. */
  keepHtml?(slot: string): void;
  /** The server's HTML of a slot that failed in the browser, so that its content stays readable; of this address only. */
  serverHtml(slot: string): string | undefined;
}

/** A remote's code did not come, or is not what its manifest says. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly part: PartId;

  constructor(part: PartId, cause: unknown) {
    super(
      `${part.kind} "${part.name}" of ${part.remote} could not be loaded; it is shown as failed, with a retry.`,
      {
        cause,
      },
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
  /** Fetches a page of the shop ahead, never for those who save data; the function that it returns takes the wish back. */
  prefetch: (href: string) => () => void;
  /** Loads the whole document again: what is left when a retry in place fails too. */
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
