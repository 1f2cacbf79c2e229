import {
  cartErrors,
  isPromotion,
  type Cart,
  type CartError,
  type CommerceClient,
} from '@weefsel/api-clients';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  NO_COPY,
  toCopiedLines,
  toNewItem,
  type CartCopy,
  type CopiedLine,
  type LossReason,
  type LostLine,
  type TakenLine,
} from './cart-copy';
import type { CartCopyStorage } from './cart-copy-storage';
import { isIn, lostLines, reasonIn } from './lost-lines';

/** Reads the cart. Adds lines again that this browser had and the backend lost. */
export async function readAlong(cart: CommerceClient['cart'], memory: CartMemory): Promise<Cart> {
  const read = await cart.read();
  const items = memory.missing(read).map(toNewItem);
  if (items.length === 0) return read;
  try {
    const whole = await cart.addItems(items);
    return { ...whole, errors: { ...cartErrors(read), ...cartErrors(whole) } };
  } catch (error) {
    // Lines that could not be added are then reported by name.
    console.error('[cart] along', error);
    return read;
  }
}

interface Neighbours {
  storage: CartCopyStorage;
  /** Customer whose account the cart is in; null without one. */
  customerId: () => string | null;
}

export interface Look {
  /** Lines that were just added. Missing ones are reported too. */
  tried?: readonly CopiedLine[];
  /** The reason for missing lines without a message; by default the copy's. */
  why?: LossReason | undefined;
  /** Messages of a refusal. They state why something is missing. */
  because?: Readonly<Record<string, CartError>>;
}

/** Longest duration of a response, in ms. */
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const today = (): number => Math.floor(Date.now() / DAY);
const isRecent = ({ at }: TakenLine): boolean => Date.now() - at < MINUTE;
const idsOf = (lines: readonly { id: string }[]): Set<string> => new Set(lines.map(({ id }) => id));

/**
 * This browser's knowledge of the cart beyond the backend: its last content in any tab, and lines that disappeared
 * without the shopper.
 */
export class CartMemory {
  lost: readonly LostLine[] = [];
  /** Order that the cart became today, in any tab. Undefined once the cart has other content. */
  orderId: string | undefined;
  /** Lines that returned from the account at login. Missing ones were removed or ordered elsewhere. */
  #returning: ReadonlySet<string> = new Set();
  readonly #neighbours: Neighbours;

  constructor(neighbours: Neighbours) {
    this.#neighbours = neighbours;
    makeAutoObservable(this, { lost: observableRef }, { autoBind: true });
  }

  /** Loads data that this or another tab has written. */
  recall(): CartCopy {
    const copy = this.#neighbours.storage.read();
    runInAction(() => this.#show(copy));
    return copy;
  }

  /** Calls back after another tab's change. Returns a function that stops it. */
  watch(changed: (copy: CartCopy) => void): () => void {
    return this.#neighbours.storage.watch(() => changed(this.recall()));
  }

  /** Records lines that the shopper removes. Call it before the request: other tabs may compare concurrently. */
  takeOut(ids: readonly string[]): void {
    const copy = this.#neighbours.storage.read();
    const others = <T extends { id: string }>(all: readonly T[]) => all.filter(({ id }) => !ids.includes(id));
    const taken = ids.map((id) => ({ id, at: Date.now() }));
    this.#write({ ...copy, lines: others(copy.lines), taken: [...others(copy.taken), ...taken] });
  }

  /** Records products that the shopper adds, even if they were removed before. */
  putIn(ids: readonly string[]): void {
    const copy = this.#neighbours.storage.read();
    this.#write({ ...copy, taken: copy.taken.filter(({ id }) => !ids.includes(id)) });
  }

  /** Forgets lost lines that the shopper has handled. */
  settle(ids: readonly string[]): void {
    const copy = this.#neighbours.storage.read();
    this.#write({ ...copy, lost: copy.lost.filter(({ line }) => !ids.includes(line.id)) });
  }

  /** Handles a login: the account's lines should be in the cart now, or are reported again. */
  entered(): void {
    const copy = this.#neighbours.storage.read();
    const customerId = this.#neighbours.customerId();
    const waited = copy.lost.filter((one) => one.why === 'account' && one.customerId === customerId);
    const returning = waited.map(({ line }) => line);
    this.#returning = idsOf(returning);
    const lines = [...copy.lines.filter(({ id }) => !this.#returning.has(id)), ...returning];
    this.#write({ ...copy, lines, lost: copy.lost.filter(({ why }) => why !== 'account') });
  }

  /** Records that an order was sent or refused. While it is pending, an empty cart misses nothing. */
  ordering(isUnderWay: boolean): void {
    this.#write({ ...this.#neighbours.storage.read(), ordering: isUnderWay });
  }

  /** Records the order that the cart has become. */
  ordered(orderId: string): void {
    this.#write({ ...NO_COPY, day: today(), orderId });
  }

  /** A guest's lines that the cart lacks without an explaining message. */
  missing(cart: Cart): readonly CopiedLine[] {
    const copy = this.#neighbours.storage.read();
    if (copy.customerId) return [];
    const had = this.#had(copy).filter(({ id }) => !this.#returning.has(id));
    return lostLines(had, cart, 'gone').flatMap(({ line, why }) => (why === 'gone' ? line : []));
  }

  /** Compares a response with the expected content. Returns the messages that lost lines do not cover. */
  look(cart: Cart, { tried = [], why, because }: Look = {}): Record<string, CartError> {
    const copy = this.#neighbours.storage.read();
    const isEmpty = cart.lineItems.every(isPromotion);
    const had = copy.ordering && isEmpty ? [] : this.#had(copy);
    const asked = idsOf(tried);
    const wanted = [...had.filter(({ id }) => !asked.has(id)), ...tried];
    const errors = cartErrors(cart);
    const told = { ...cart, errors: { ...because, ...errors } };
    const news = lostLines(wanted, told, why ?? this.#reasonOf(copy, isEmpty)).map((one) =>
      one.why === 'account' && copy.customerId ? { ...one, customerId: copy.customerId } : one,
    );
    const dealtWith = idsOf([...tried, ...news.map(({ line }) => line)]);
    const stillLost = copy.lost.filter(({ line }) => !isIn(cart, line) && !dealtWith.has(line.id));
    const customerId = this.#neighbours.customerId();
    this.#write({
      lines: toCopiedLines(cart.lineItems),
      lost: [...stillLost, ...news],
      taken: copy.taken.filter(isRecent),
      day: isEmpty && copy.orderId ? copy.day : today(),
      ...(customerId && { customerId }),
      ...(isEmpty && copy.orderId && { orderId: copy.orderId }),
    });
    return this.untold(errors);
  }

  /** The messages that lost lines do not cover. */
  untold(errors: Readonly<Record<string, CartError>>): Record<string, CartError> {
    const isTold = ({ key }: CartError) =>
      this.lost.some(({ line }) => reasonIn(errors, line.id) && key.endsWith(line.id));
    return Object.fromEntries(Object.entries(errors).filter(([, error]) => !isTold(error)));
  }

  /** Former lines of a copy, without those that the shopper removes. */
  #had({ lines, taken }: CartCopy): CopiedLine[] {
    const out = idsOf(taken.filter(isRecent));
    return lines.filter(({ id }) => !out.has(id));
  }

  #reasonOf({ customerId, day }: CartCopy, isEmpty: boolean): LossReason {
    if (customerId && customerId !== this.#neighbours.customerId()) return 'account';
    return isEmpty && today() > day ? 'expired' : 'gone';
  }

  #write(copy: CartCopy): void {
    this.#neighbours.storage.write(copy);
    runInAction(() => this.#show(copy));
  }

  #show({ lost, orderId, day }: CartCopy): void {
    this.lost = lost;
    this.orderId = day === today() ? orderId : undefined;
  }
}
