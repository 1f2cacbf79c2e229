import {
  COMPOSITION_TIMING,
  MOST_TOLD,
  type Beacon,
  type LongFrames,
  type PageFault,
  type PageVital,
  type RemoteName,
} from '@weefsel/contracts';
import { RemoteLoadError } from '@weefsel/federation/runtime';
import { placeIn, releaseIn } from './blame';

/** The composition of this document, as its server named it. */
function compositionHere(): string {
  const [document] = performance.getEntriesByType?.('navigation') ?? [];
  const { serverTiming = [] } = (document ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.find(({ name }) => name === COMPOSITION_TIMING)?.description ?? '';
}

const viewHere = (): string =>
  document.querySelector<HTMLElement>('[data-part*="/page/"]')?.dataset.part ?? '';

/** Everything that one document has to report, until it is sent. */
export class PageReport {
  private readonly faults: PageFault[] = [];
  private readonly vitals = new Map<string, PageVital>();
  private readonly told = new Set<string>();
  private readonly frames = new Map<string, LongFrames>();
  private carts = 0;

  /** Records a thrown value; `where` names its code when the stack does not. */
  fault(kind: PageFault['kind'], thrown: unknown, where = ''): void {
    const { name, stack } = (thrown ?? {}) as Partial<Error>;
    const at = placeIn(where || stack || '');
    if (this.faults.length >= MOST_TOLD) return;
    this.faults.push({
      kind,
      name: String(name || typeof thrown).slice(0, 60),
      from: at,
      release: releaseIn(at),
    });
  }

  /** Records an error in a part's slot. `baseOf` returns the folder of a remote's version in this tab. */
  place(error: unknown, baseOf: (remote: RemoteName) => string | undefined): void {
    if (error instanceof RemoteLoadError) this.fault('code', error, baseOf(error.part.remote));
    else this.fault('place', error);
  }

  vital(vital: Omit<PageVital, 'again'>): void {
    this.vitals.set(vital.name, { ...vital, again: this.told.has(vital.name) });
  }

  frame(release: string, ms: number): void {
    const before = this.frames.get(release) ?? { release, frames: 0, ms: 0 };
    if (this.frames.size < MOST_TOLD) {
      this.frames.set(release, { release, frames: before.frames + 1, ms: before.ms + ms });
    }
  }

  cart(): void {
    this.carts += 1;
  }

  /** Everything not sent yet; undefined when there is nothing. */
  take(): Beacon | undefined {
    const beacon = {
      composition: compositionHere(),
      view: viewHere(),
      faults: this.faults.splice(0),
      vitals: [...this.vitals.values()],
      frames: [...this.frames.values()],
      carts: this.carts,
    };
    const { faults, vitals, frames, carts } = beacon;
    vitals.forEach(({ name }) => this.told.add(name));
    this.vitals.clear();
    this.frames.clear();
    this.carts = 0;
    return faults.length + vitals.length + frames.length + carts > 0 ? beacon : undefined;
  }
}
