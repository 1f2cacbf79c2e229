import {
  heldIfLeft,
  type FragmentDefinition,
  type PageDefinition,
  type RemoteName,
  type Waits,
} from '@weefsel/contracts';
import {
  codeKey,
  filesOfPart,
  joinRefs,
  partKey,
  type Composition,
  type PartId,
  type RemoteRef,
} from './composition';
import { copyAsTyped } from './copy-as-typed';
import { integrityOf } from './integrity';
import { RemoteLoadError, settled, type PartComponent, type PartSource } from './part-source';
import { whenWanted } from './when-wanted';

/** The part of a loaded remote that slots use. */
export interface RemoteEntry {
  pages: Record<string, PageDefinition<never>>;
  fragments: Record<string, FragmentDefinition<never, never>>;
  chunks?: Record<string, () => Promise<unknown>>;
}

/** Fetches a remote's entry. An `attempt` above 0 follows a failure and must bypass caches. */
export type LoadEntry = (name: RemoteName, ref: RemoteRef, attempt: number) => Promise<RemoteEntry>;

/** Timeout for a part's code before its slot shows a failure, in ms. */
const LOAD_TIMEOUT_MS = 8000;

const timeout = (part: PartId) =>
  new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new Error(`no answer within ${LOAD_TIMEOUT_MS} ms for ${partKey(part)}`)),
      LOAD_TIMEOUT_MS,
    );
  });

/**
 * Loads code into the browser's cache, once. A link without `rel` records the request, also that of the document.
 * WebKit's integrity policy rejects links that preload scripts. Executed code is checked there.
 */
function hint(href: string): void {
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const asked = document.createElement('link');
  asked.setAttribute('href', href);
  document.head.append(asked);
  // The code's user handles a failure.
  fetch(href)
    .then((found) => found.blob())
    .catch(() => asked.remove());
}

/** Marks the promise as settled, so that later renderers need not wait. Its users handle a failure. */
const settleWhenHere = (loading: Promise<PartComponent>) =>
  void loading.then(
    (component) => settled(component, loading),
    () => undefined,
  );

const addressShown = (): string => location.pathname + location.search;

/**
 * Components of remotes in the browser. Each is loaded once, by this tab's composition.
 * @internal
 */
export class BrowserPartSource implements PartSource {
  private readonly composition: Composition;
  private readonly loadEntry: LoadEntry;
  private readonly ready = new Map<string, PartComponent>();
  private readonly pending = new Map<string, Promise<PartComponent>>();
  private readonly started = new Map<string, number>();
  private readonly attempts = new Map<RemoteName, number>();
  private readonly wanted = new Map<string, Promise<PartComponent>>();
  private readonly waiting: { key: string; resolve: () => void }[] = [];
  private readonly html = new Map<string, DocumentFragment>();
  private readonly document = addressShown();

  constructor(composition: Composition, loadEntry: LoadEntry) {
    this.composition = composition;
    this.loadEntry = loadEntry;
  }

  peek(part: PartId): PartComponent | undefined {
    return this.ready.get(codeKey(part));
  }

  isDown(part: PartId): boolean {
    return !this.composition[part.remote];
  }

  /** Folder of the version that this tab uses of a remote, e.g. `/remotes/mf-search/ab12/`. */
  baseOf(remote: RemoteName): string | undefined {
    return this.composition[remote]?.base;
  }

  serverHtml(slot: string): DocumentFragment | undefined {
    return addressShown() === this.document ? this.html.get(slot) : undefined;
  }

  keepHtml(slot: string): void {
    const place = document.querySelector(`[data-slot="${CSS.escape(slot)}"]`);
    // React marks complete content from the server. A skeleton or message rendered here is not worth keeping.
    const { firstChild } = place ?? {};
    if (place && firstChild instanceof Comment && firstChild.data === '$')
      this.html.set(slot, copyAsTyped(place));
  }

  /** Integrity of a remote's file; empty when no manifest has it. */
  integrityOf(href: string): string {
    return integrityOf(this.composition, href);
  }

  /**
   * Adds remotes and parts that are new to this tab. A version stays for the life of the tab.
   * Returns true when a whole remote is new to this tab.
   */
  adopt(remotes: Composition): boolean {
    let isNew = false;
    for (const [name, ref] of Object.entries(remotes) as [RemoteName, RemoteRef][]) {
      const own = this.composition[name];
      isNew ||= !own;
      if (!own) this.composition[name] = ref;
      else if (own.version === ref.version) this.composition[name] = joinRefs(own, ref);
    }
    return isNew;
  }

  /** True when the server now serves another version of a remote in use here. */
  differsFrom(remotes: Composition): boolean {
    return (Object.keys(remotes) as RemoteName[]).some((name) => {
      const own = this.composition[name];
      return own !== undefined && own.version !== remotes[name]?.version;
    });
  }

  waitingFor(part: PartId): number {
    const since = this.started.get(codeKey(part));
    return since === undefined ? 0 : performance.now() - since;
  }

  forget(part: PartId): void {
    this.pending.delete(codeKey(part));
    this.wanted.clear();
    this.attempts.set(part.remote, (this.attempts.get(part.remote) ?? 0) + 1);
  }

  /** Fetches a part's code without running it. Ignores a remote that this tab does not know. */
  preload(part: PartId): void {
    const ref = this.composition[part.remote];
    if (ref) filesOfPart(ref, part).js.forEach(hint);
  }

  load(part: PartId): Promise<PartComponent> {
    const key = codeKey(part);
    const known = this.pending.get(key);
    if (known) return known;
    const fetching = this.fetch(part).catch((failure: unknown) =>
      heldIfLeft().then(() => Promise.reject(failure)),
    );
    const loading = Promise.race([fetching, timeout(part)]).catch((cause: unknown) => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>(`[data-part="${partKey(part)}"]`))
        this.keepHtml(dataset.slot ?? '');
      throw new RemoteLoadError(part, cause);
    });
    this.pending.set(key, loading);
    settleWhenHere(loading);
    this.waiting.filter((one) => one.key === key).forEach(({ resolve }) => resolve());
    this.started.set(key, performance.now());
    return loading;
  }

  loadWhenWanted(part: PartId, slot: string, until: Waits): Promise<PartComponent> {
    const key = codeKey(part);
    const known = this.wanted.get(slot);
    // A waiting slot keeps its promise: React needs the same one again.
    if (this.pending.has(key)) return known ?? this.load(part);
    const content = document.querySelector(`[data-slot="${CSS.escape(slot)}"] > *`);
    if (!content) return this.load(part);
    if (known) return known;
    // Another slot of the same part, or a navigation, may load the code first.
    const brought = new Promise<void>((resolve) => this.waiting.push({ key, resolve }));
    const loading = Promise.race([whenWanted(content, until), brought]).then(() => this.load(part));
    settleWhenHere(loading);
    this.wanted.set(slot, loading);
    return loading;
  }

  private async fetch(part: PartId): Promise<PartComponent> {
    const ref = this.composition[part.remote];
    if (!ref) throw new Error(`${part.remote} is not in this page's composition`);
    this.preload(part);
    const entry = await this.loadEntry(part.remote, ref, this.attempts.get(part.remote) ?? 0);
    const view =
      part.kind === 'page'
        ? entry.pages[part.name]?.view().then(({ Page }) => Page)
        : entry.fragments[part.name]?.view().then(({ Fragment }) => Fragment);
    const [component] = await Promise.all([
      view,
      ...(part.chunks ?? []).map((name) => entry.chunks?.[name]?.()),
    ]);
    if (!component) throw new Error(`${part.remote} has no ${part.kind} "${part.name}"`);
    const found = component as unknown as PartComponent;
    this.ready.set(codeKey(part), found);
    return found;
  }
}
