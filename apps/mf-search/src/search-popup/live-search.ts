import { makeAutoObservable, observableRef, runInAction } from '@weefsel/stores';
import type { FindText } from './find-text';
import { SHORTEST_TEXT } from './shortest-text';
import type { Found } from './suggestion';

/** Delay between the last keystroke and a search, in ms. */
const PAUSE_MS = 200;

/** Time after which a search counts as slow, in ms. */
const SLOW_AFTER_MS = 3000;

/** The current result; the previous one stays while a request is running. */
export type LiveAnswer =
  | { state: 'none' }
  | { state: 'waiting'; slow: boolean; before: Found | null }
  | { state: 'found'; found: Found }
  | { state: 'failed' };

interface Neighbours {
  find: FindText;
  /** Called with every text that is searched for. */
  tellSearch: (text: string) => void;
  /** Called with every result. */
  tellFound: (found: Found) => void;
}

/** Search as the shopper types: one request at a time; outdated results are dropped. */
export class LiveSearch {
  /** The trimmed search text. */
  text = '';
  answer: LiveAnswer = { state: 'none' };
  #asking: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #neighbours: Neighbours;

  constructor(neighbours: Neighbours) {
    this.#neighbours = neighbours;
    makeAutoObservable(this, { answer: observableRef }, { autoBind: true });
  }

  /** Sets the typed text and cancels earlier requests. */
  type(typed: string): void {
    const text = typed.trim();
    if (text === this.text) return;
    this.text = text;
    this.#giveUp();
    if ([...text].length < SHORTEST_TEXT) {
      this.answer = { state: 'none' };
      return;
    }
    const before = this.#shown();
    this.answer = { state: 'waiting', slow: false, before };
    this.#timer = setTimeout(() => void this.#ask(text, before), PAUSE_MS);
  }

  /** Searches for the same text again. */
  retry(): void {
    const { text } = this;
    this.text = '';
    this.type(text);
  }

  /** Called when the popup closes: keeps a result, cancels requests. */
  stop(): void {
    this.#giveUp();
    if (this.answer.state === 'found') return;
    this.text = '';
    this.answer = { state: 'none' };
  }

  #shown(): Found | null {
    if (this.answer.state === 'found') return this.answer.found;
    return this.answer.state === 'waiting' ? this.answer.before : null;
  }

  #giveUp(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  #show(answer: LiveAnswer): void {
    clearTimeout(this.#timer);
    runInAction(() => (this.answer = answer));
  }

  async #ask(text: string, before: Found | null): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    this.#timer = setTimeout(() => this.#show({ state: 'waiting', slow: true, before }), SLOW_AFTER_MS);
    this.#neighbours.tellSearch(text);
    try {
      const found = await this.#neighbours.find(text, asking.signal);
      if (asking.signal.aborted) return;
      this.#show({ state: 'found', found });
      this.#neighbours.tellFound(found);
    } catch (error) {
      if (asking.signal.aborted) return;
      console.error('[search popup]', error);
      this.#show({ state: 'failed' });
    }
  }
}
