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
import { fillIn, type SnippetArea, type Text } from '@weefsel/contracts/snippets';
import { createAtom, makeAutoObservable, observableRef, runInAction } from 'mobx';

export type SnippetTexts = ReadonlyMap<string, string>;

/** Texts by key, as the stores' snapshot carries them. */
export type SnippetsSnapshot = Readonly<Record<string, string>>;

/** Keys of texts that stand in `href`; editors can change them like any other. */
const ADDRESS = /^headless\.link\..+\.url$/;

/** Every text on screen. On the server it remembers which texts a page used: only those travel to the browser. */
export class SnippetsStore {
  state: Loadable<true> = idle;
  #texts: SnippetTexts;
  /** Changes when a text that somebody shows does: a longer list alone is no reason to render the page again. */
  readonly #shown = createAtom('snippets shown');
  /** Keys that somebody asked for, known or not. */
  readonly #asked = new Set<string>();
  #loading: Promise<void> | undefined;
  readonly #shop: Pick<ShopClient, 'snippets'>;

  constructor(shop: Pick<ShopClient, 'snippets'>, snapshot: SnippetsSnapshot = {}) {
    this.#shop = shop;
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

  /** The whole list is there. */
  get initialized(): boolean {
    return this.state.state === 'ready';
  }

  /** A text with its `{name}` places filled in; a key that the content service does not have gives an empty string. */
  readonly text: Text = (key, values) => {
    this.#shown.reportObserved();
    this.#asked.add(key);
    const text = this.#texts.get(key);
    if (text === undefined) return '';
    if (ADDRESS.test(key)) return safeHref(text);
    return values ? fillIn(text, values) : text;
  };

  /** Lets all texts of these areas travel with the page: for what is first shown in the browser, maybe before the whole list. */
  readonly carry = (...areas: SnippetArea[]): void => {
    for (const key of this.#texts.keys()) {
      if (areas.some((area) => key.startsWith(`headless.${area}.`))) this.#asked.add(key);
    }
  };

  /** Takes a whole list that somebody else has fetched; a map is kept, not copied. */
  provide(texts: SnippetTexts): void {
    const known = this.#texts;
    const changed = [...this.#asked].some((key) => known.get(key) !== texts.get(key));
    this.#texts = texts;
    this.state = ready(true);
    if (changed) this.#shown.reportChanged();
  }

  /** Fetches the whole list, once, however often it is asked; after a failure the next call tries again. Never rejects. */
  async load(): Promise<void> {
    if (this.initialized) return;
    this.#loading ??= this.#fetch().finally(() => (this.#loading = undefined));
    await this.#loading;
  }

  async #fetch(): Promise<void> {
    runInAction(() => (this.state = loading));
    try {
      const list = await this.#shop.snippets();
      this.provide(new Map(list.map(({ key, value }) => [key, value])));
    } catch (error) {
      console.error('[snippets] load', error);
      runInAction(() => (this.state = failed(error)));
    }
  }

  /** The texts that were asked for so far: call it when the page has been rendered. */
  toJSON(): SnippetsSnapshot {
    return Object.fromEntries([...this.#texts].filter(([key]) => this.#asked.has(key)));
  }
}
