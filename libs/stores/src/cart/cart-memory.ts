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

/** Reads the cart, and adds again what this browser had in it and the backend has lost. */
export async function readAlong(cart: CommerceClient['cart'], memory: CartMemory): Promise<Cart> {
  const read = await cart.read();
  const items = memory.missing(read).map(toNewItem);
  if (items.length === 0) return read;
  try {
    const whole = await cart.addItems(items);
    return { ...whole, errors: { ...cartErrors(read), ...cartErrors(whole) } };
  } catch (error) {
    // What could not be added is then reported by name.
    console.error('[cart] along', error);
    return read;
  }
}

interface Neighbours {
  storage: CartCopyStorage;
  /** Whose account the cart is in; null for everybody without one. */
  customerId: () => string | null;
}

export interface Look {
  /** Lines added just now: they are missed too. */
  tried?: readonly CopiedLine[];
  /** The reason for missing lines without a message; by default the copy's. */
  why?: LossReason | undefined;
  /** Messages of a refusal, which say why something is not in the cart. */
  because?: Readonly<Record<string, CartError>>;
}

/** How long an answer may be on its way, in ms. */
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const today = (): number => Math.floor(Date.now() / DAY);
const isRecent = ({ at }: TakenLine): boolean => Date.now() - at < MINUTE;
const idsOf = (lines: readonly { id: string }[]): Set<string> => new Set(lines.map(({ id }) => id));

/**
 * What this browser knows of the cart besides the backend: its last contents in any tab, and lines that disappeared
 * without the shopper.
 */
export class CartMemory {
  lost: readonly LostLine[] = [];
  /** The order that the cart became today, in this tab or another, until something else is in the cart. */
  orderId: string | undefined;
  /** Lines that came back from the account at the login: if missing, they were removed or ordered elsewhere. */
  #returning: ReadonlySet<string> = new Set();
  readonly #neighbours: Neighbours;

  constructor(neighbours: Neighbours) {
    this.#neighbours = neighbours;
    makeAutoObservable(this, { lost: observableRef }, { autoBind: true });
  }

  /** Loads what this or another tab has written. */
  recall(): CartCopy {
    const copy = this.#neighbours.storage.read();
    runInAction(() => this.#show(copy));
    return copy;
  }

  /** Calls back when another tab has written something else. */
  watch(changed: (copy: CartCopy) => void): () => void {
    return this.#neighbours.storage.watch(() => changed(this.recall()));
  }

  /** The shopper removes lines. Call it before the backend is asked, as other tabs may compare meanwhile. */
  takeOut(ids: readonly string[]): void {
    const copy = this.#neighbours.storage.read();
    const others = <T extends { id: string }>(all: readonly T[]) => all.filter(({ id }) => !ids.includes(id));
    const taken = ids.map((id) => ({ id, at: Date.now() }));
    this.#write({ ...copy, lines: others(copy.lines), taken: [...others(copy.taken), ...taken] });
  }

  /** The shopper adds products, whatever was removed before. */
  putIn(ids: readonly string[]): void {
    const copy = this.#neighbours.storage.read();
    this.#write({ ...copy, taken: copy.taken.filter(({ id }) => !ids.includes(id)) });
  }

  /** The shopper has dealt with lost lines. */
  settle(ids: readonly string[]): void {
    const copy = this.#neighbours.storage.read();
    this.#write({ ...copy, lost: copy.lost.filter(({ line }) => !ids.includes(line.id)) });
  }

  /** Somebody logged in: the account's lines should be in the cart now, or are reported again. */
  entered(): void {
    const copy = this.#neighbours.storage.read();
    const customerId = this.#neighbours.customerId();
    const waited = copy.lost.filter((one) => one.why === 'account' && one.customerId === customerId);
    const returning = waited.map(({ line }) => line);
    this.#returning = idsOf(returning);
    const lines = [...copy.lines.filter(({ id }) => !this.#returning.has(id)), ...returning];
    this.#write({ ...copy, lines, lost: copy.lost.filter(({ why }) => why !== 'account') });
  }

  /** An order of the cart is sent, or was refused: while it is under way, an empty cart misses nothing. */
  ordering(isUnderWay: boolean): void {
    this.#write({ ...this.#neighbours.storage.read(), ordering: isUnderWay });
  }

  /** The cart has become an order. */
  ordered(orderId: string): void {
    this.#write({ ...NO_COPY, day: today(), orderId });
  }

  /** A guest's lines that the cart lacks without a message that says why. */
  missing(cart: Cart): readonly CopiedLine[] {
    const copy = this.#neighbours.storage.read();
    if (copy.customerId) return [];
    const had = this.#had(copy).filter(({ id }) => !this.#returning.has(id));
    return lostLines(had, cart, 'gone').flatMap(({ line, why }) => (why === 'gone' ? line : []));
  }

  /** Compares an answer with what should be in it. Resolves to the messages that are not told as lost lines. */
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

  /** The messages that are not told as lost lines. */
  untold(errors: Readonly<Record<string, CartError>>): Record<string, CartError> {
    const isTold = ({ key }: CartError) =>
      this.lost.some(({ line }) => reasonIn(errors, line.id) && key.endsWith(line.id));
    return Object.fromEntries(Object.entries(errors).filter(([, error]) => !isTold(error)));
  }

  /** Its former lines, without those that the shopper removes. */
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
