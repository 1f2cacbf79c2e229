import { STORAGE_KEYS } from '@weefsel/contracts';
import { browserTexts, type KeptTexts } from '../storage/text-storage';
import {
  NO_COPY,
  textAs,
  type CartCopy,
  type CopiedLine,
  type LossReason,
  type LostLine,
  type TakenLine,
} from './cart-copy';

/** Storage of this browser's copy of the cart, shared by all tabs. */
export interface CartCopyStorage {
  read: () => CartCopy;
  write: (copy: CartCopy) => void;
  /** Calls back when another tab has written. Returns a function that stops it. */
  watch: (changed: () => void) => () => void;
}

type Stored = Record<string, unknown>;

const REASONS: readonly LossReason[] = ['sold-out', 'unavailable', 'account', 'expired', 'gone'];

const isObject = (value: unknown): value is Stored => typeof value === 'object' && value !== null;
const list = (value: unknown): Stored[] => (Array.isArray(value) ? value.filter(isObject) : []);

const toTaken = (value: unknown): TakenLine[] =>
  list(value).flatMap(({ id, at }) => (typeof id === 'string' && typeof at === 'number' ? { id, at } : []));

function toLines(value: unknown): CopiedLine[] {
  return list(value).flatMap(({ id, name, quantity, options, seoPath, parentId, code }) => {
    if (typeof id !== 'string' || typeof name !== 'string' || !Number.isInteger(quantity)) return [];
    return {
      id,
      name,
      quantity: Math.max(1, Number(quantity)),
      options: list(options).map(({ group, option }) => ({ group: String(group), option: String(option) })),
      ...textAs('seoPath', seoPath),
      ...textAs('parentId', parentId),
      ...textAs('code', code),
    };
  });
}

const toLost = (value: unknown): LostLine[] =>
  list(value).flatMap(({ line, why, customerId }) => {
    const known = REASONS.find((reason) => reason === why);
    const [copied] = toLines([line]);
    return known && copied ? { line: copied, why: known, ...textAs('customerId', customerId) } : [];
  });

/** Reads the valid parts of the stored data. An older release or another program may have written it. */
function toCopy(text: string | null): CartCopy {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!isObject(stored)) return NO_COPY;
    const { day, customerId, orderId } = stored;
    return {
      lines: toLines(stored['lines']),
      lost: toLost(stored['lost']),
      taken: toTaken(stored['taken']),
      day: typeof day === 'number' ? day : 0,
      ...(stored['ordering'] === true && { ordering: true }),
      ...textAs('customerId', customerId),
      ...textAs('orderId', orderId),
    };
  } catch {
    return NO_COPY;
  }
}

/** Storage in the browser. Creating it accesses nothing; its methods are for the browser only. */
export function browserCartCopyStorage(kept: KeptTexts = browserTexts()): CartCopyStorage {
  return {
    read: () => toCopy(kept.get(STORAGE_KEYS.cart)),
    write: (copy) => kept.set(STORAGE_KEYS.cart, JSON.stringify(copy)),
    watch: (changed) => kept.watch(STORAGE_KEYS.cart, () => changed()),
  };
}
