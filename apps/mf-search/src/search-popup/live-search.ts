import { makeAutoObservable, observableRef, runInAction } from '@weefsel/stores';
import type { FindText } from './find-text';
import { SHORTEST_TEXT } from './shortest-text';
import type { Found } from './found';

/** How long a shopper pauses before what is typed is searched for, in ms. */
const PAUSE_MS = 200;

/** An answer that takes longer than this is said to be slow, in ms. */
const SLOW_AFTER_MS = 3000;

/** The present result; the previous one stays while a request is running. */
export type LiveAnswer =
  | { state: 'none' }
  | { state: 'waiting'; slow: boolean; before: Found | null }
  | { state: 'found'; found: Found }
  | { state: 'failed' };

interface Neighbours {
  find: FindText;
  /** Hears every text that is searched for. */
  tellSearch: (text: string) => void;
  /** Hears what was found. */
  tellFound: (found: Found) => void;
}

/** The search that answers while a shopper types: one question at a time, and only its own answer counts. */
export class LiveSearch {
  /** What is searched for, without the spaces around it. */
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

  /** Asks the same once more. */
  retry(): void {
    const { text } = this;
    this.text = '';
    this.type(text);
  }

  /** The popup closed: the result is kept for the next time, requests are cancelled. */
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
