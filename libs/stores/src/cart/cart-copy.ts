import { isPromotion, type LineItem, type NewLineItem } from '@weefsel/api-clients';

/** A line of the cart in this browser's copy: enough to name it and to add it again. */
export interface CopiedLine {
  id: string;
  name: string;
  quantity: number;
  options: readonly { group: string; option: string }[];
  /** Path of the product, as the backend writes it. */
  seoPath?: string;
  parentId?: string;
  /** Entered code of a discount. */
  code?: string;
}

/**
 * Reason of a lost line. `account`: the line waits in the account of the customer who logged out. `unavailable`: no
 * longer for sale. `gone`: unknown.
 */
export type LossReason = 'sold-out' | 'unavailable' | 'account' | 'expired' | 'gone';

/** A line that is not in the cart although the shopper did not remove it. */
export interface LostLine {
  line: CopiedLine;
  why: LossReason;
  /** Customer whose account holds the line. */
  customerId?: string;
}

/** A line that the shopper removed. */
export interface TakenLine {
  id: string;
  /** Moment of the removal, in ms since 1970. */
  at: number;
}

/** This browser's copy of the cart. */
export interface CartCopy {
  lines: readonly CopiedLine[];
  lost: readonly LostLine[];
  /** Lines that the shopper just removed. A pending response may still contain them. */
  taken: readonly TakenLine[];
  /** Customer whose account the cart was in. */
  customerId?: string;
  /** Last update, in days since 1970. */
  day: number;
  /** True while an order was sent and its outcome is unknown. */
  ordering?: boolean;
  /** Order that the cart became. */
  orderId?: string;
}

export const NO_COPY: CartCopy = { lines: [], lost: [], taken: [], day: 0 };

/** An object with one text field; empty without a text. */
export const textAs = <Name extends string>(name: Name, value: unknown) =>
  (typeof value === 'string' && value !== '' ? { [name]: value } : {}) as { [K in Name]?: string };

/** Converts a line of the wire to its copy. */
export const toCopiedLine = ({ id, label, quantity, payload }: LineItem): CopiedLine => ({
  id,
  name: label ?? '',
  quantity,
  options: payload?.options?.map(({ group, option }) => ({ group, option })) ?? [],
  ...textAs('seoPath', payload?.['seoPath']),
  ...textAs('parentId', payload?.parentId),
  ...textAs('code', payload?.code),
});

/** Copies the lines except automatic discounts, which return by themselves. */
export const toCopiedLines = (lines: readonly LineItem[]): CopiedLine[] =>
  lines.filter((line) => !isPromotion(line) || line.payload?.code).map(toCopiedLine);

/** Request that adds a line again. */
export const toNewItem = ({ id, quantity, code }: CopiedLine): NewLineItem =>
  code ? { referencedId: code, type: 'promotion' } : { id, quantity, type: 'product' };
