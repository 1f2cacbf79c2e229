import type { ShopClient } from '@weefsel/api-clients';
import {
  failed,
  idle,
  loading,
  ready,
  safeHref,
  type Loadable,
  type SnippetDocument,
} from '@weefsel/contracts';
import { fillIn, wordsOf, type SnippetArea, type Text } from '@weefsel/contracts/snippets';
import { createAtom, makeAutoObservable, observableRef, runInAction } from 'mobx';
import { keysByArea } from './keys-by-area';

export type SnippetTexts = ReadonlyMap<string, string>;

/** Texts by key, in the stores' snapshot. */
export type SnippetsSnapshot = Readonly<Record<string, string>>;

/** Called once for each missing key, where the text was requested. */
export type OnMissingText = (key: string) => void;

/** Keys of texts for `href`. Editors can change them like any other. */
const ADDRESS = /^headless\.link\..+\.url$/;

/** Replacement of a missing text; `#` for an address. */
const standIn = (key: string): string => (ADDRESS.test(key) ? '#' : wordsOf(key));

/** All texts on screen. On the server it records the texts of a page: only those are sent to the browser. */
export class SnippetsStore {
  state: Loadable<true> = idle;
  #texts: SnippetTexts;
  /** Changes with a displayed text. A longer list alone does not render the page again. */
  readonly #shown = createAtom('snippets shown');
  /** Requested keys, known or not. */
  readonly #asked = new Set<string>();
  /** Missing keys that were reported. */
  readonly #told = new Set<string>();
  /** True when no more texts will come: a missing key is then final. */
  #isWhole = false;
  #loading: Promise<void> | undefined;
  readonly #shop: Pick<ShopClient, 'snippets'>;
  readonly #onMissing: OnMissingText;

  constructor(
    shop: Pick<ShopClient, 'snippets'>,
    snapshot: SnippetsSnapshot = {},
    onMissing: OnMissingText = (key) => console.error(`[snippets] Nobody has a text "${key}".`),
  ) {
    this.#shop = shop;
    this.#onMissing = onMissing;
    this.#texts = new Map(Object.entries(snapshot));
    makeAutoObservable(this, {
      state: observableRef,
      texts: false,
      list: false,
      text: false,
      carry: false,
      toJSON: false,
    });
  }

  get texts(): SnippetTexts {
    return this.#texts;
  }

  get list(): SnippetDocument[] {
    return Array.from(this.#texts, ([key, value]) => ({ key, value }));
  }

  get loading(): boolean {
    return this.state.state === 'loading';
  }

  get error(): Error | null {
    return this.state.state === 'failed' ? this.state.error : null;
  }

  /** True when the whole list is loaded. */
  get initialized(): boolean {
    return this.state.state === 'ready';
  }

  /**
   * Returns a text with its `{name}` placeholders filled in. A missing one is empty and starts the loading of the
   * list. After that its key is reported and shown in words.
   */
  readonly text: Text = (key: string, values) => {
    this.#shown.reportObserved();
    this.#asked.add(key);
    const text = this.#texts.get(key);
    if (text === undefined && !this.#isWhole) {
      // Loading changes state, which a render must not do.
      if (!this.#loading) queueMicrotask(() => void this.load());
      return '';
    }
    if (text === undefined) this.#tell(key);
    const shown = text ?? standIn(key);
    if (ADDRESS.test(key)) return safeHref(shown);
    return values ? fillIn(shown, values) : shown;
  };

  #tell(key: string): void {
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#onMissing(key);
  }

  /**
   * Includes all texts of these areas in the page. For parts that first appear in the browser, possibly before the
   * whole list.
   */
  readonly carry = (...areas: SnippetArea[]): void => {
    const keys = keysByArea(this.#texts);
    for (const area of areas) keys.get(area)?.forEach((key) => this.#asked.add(key));
  };

  /** Sets a whole list that was fetched elsewhere. A map is kept, not copied. */
  provide(texts: SnippetTexts): void {
    const known = this.#texts;
    const changed = [...this.#asked].some((key) => known.get(key) !== texts.get(key));
    this.#texts = texts;
    this.state = ready(true);
    this.#settle(changed);
  }

  /** Makes missing texts final: pending ones are shown as missing. */
  #settle(changed: boolean): void {
    const isLater = !this.#isWhole && [...this.#asked].some((key) => !this.#texts.has(key));
    this.#isWhole = true;
    if (changed || isLater) this.#shown.reportChanged();
  }

  /** Fetches the whole list once, also for concurrent calls. Retries after a failure. Never rejects. */
  async load(): Promise<void> {
    if (this.initialized) return;
    this.#loading ??= this.#fetch().finally(() => (this.#loading = undefined));
    await this.#loading;
  }

  /** Fetches the list again, for a remote that was loaded later. */
  async renew(): Promise<void> {
    await this.#loading;
    this.state = idle;
    await this.load();
  }

  async #fetch(): Promise<void> {
    runInAction(() => (this.state = loading));
    try {
      const list = await this.#shop.snippets();
      // Keeps the page's texts that the list lacks: it may come from a server with other versions.
      this.provide(new Map([...this.#texts, ...list.map(({ key, value }) => [key, value] as const)]));
    } catch (error) {
      console.error('[snippets] load', error);
      runInAction(() => (this.state = failed(error)));
      this.#settle(false);
    }
  }

  /** Texts that were shown so far. Call it after the page was rendered. */
  toJSON(): SnippetsSnapshot {
    const asked: [string, string][] = [];
    for (const [key, text] of this.#texts) if (this.#asked.has(key)) asked.push([key, text]);
    // Replacements are included, so that the browser shows the same as the server.
    const missing = [...this.#told].map((key) => [key, standIn(key)] as const);
    return Object.fromEntries([...missing, ...asked]);
  }
}
