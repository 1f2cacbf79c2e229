import { STORAGE_KEYS } from '@weefsel/contracts';

const VALID = /^v_[a-z0-9_-]{1,100}$/i;

/** `v_`, a random string, and the time in ms. */
const newId = (now: number): string => {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `v_${[...random].map((part) => part.toString(36)).join('')}${now}`;
};

/** Id of this browser for the search service. Created at first use; callers need consent. */
export class VisitorIdStorage {
  /** An id that could not be stored, used until the tab is closed. */
  #unstored = '';

  /** Returns the id of this browser. Replaces an invalid one. */
  readonly read = (now: number = Date.now()): string => {
    try {
      const known = localStorage.getItem(STORAGE_KEYS.visitorId) ?? '';
      if (VALID.test(known)) return known;
      const id = this.#unstored || newId(now);
      this.#unstored = id;
      localStorage.setItem(STORAGE_KEYS.visitorId, id);
      this.#unstored = '';
      return id;
    } catch {
      this.#unstored ||= newId(now);
      return this.#unstored;
    }
  };
}
