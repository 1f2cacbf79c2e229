import { isPromotion, type LineItem, type NewLineItem } from '@weefsel/api-clients';

/** A line of the cart as this browser remembers it: enough to name it and to put it back. */
export interface CopiedLine {
  id: string;
  name: string;
  quantity: number;
  options: readonly { group: string; option: string }[];
  /** Of the product, as the backend writes it. */
  seoPath?: string;
  parentId?: string;
  /** Of a discount: what was typed for it. */
  code?: string;
}

/**
 * Why a line is not in the cart: sold out, not for sale any more, waiting in the account of the customer who logged out,
 * expired, or unknown.
 */
export type LossReason = 'sold-out' | 'unavailable' | 'account' | 'expired' | 'gone';

/** A line that is not in the cart although the shopper did not take it out. */
export interface LostLine {
  line: CopiedLine;
  why: LossReason;
  /** In whose account it waits. */
  customerId?: string;
}

/** A line that the shopper took out. */
export interface TakenLine {
  id: string;
  /** When, in ms since 1970. */
  at: number;
}

/** What this browser remembers of the cart. */
export interface CartCopy {
  lines: readonly CopiedLine[];
  lost: readonly LostLine[];
  /** Lines that the shopper just removed: an answer under way may still have them. */
  taken: readonly TakenLine[];
  /** Whose account the cart was in. */
  customerId?: string;
  /** When it was seen, in days since 1970. */
  day: number;
  /** An order of it was sent, and its outcome is unknown. */
  ordering?: boolean;
  /** The order that it became. */
  orderId?: string;
}

export const NO_COPY: CartCopy = { lines: [], lost: [], taken: [], day: 0 };

/** A field with a text; none when there is no text, or an empty one. */
export const textAs = <Name extends string>(name: Name, value: unknown) =>
  (typeof value === 'string' && value !== '' ? { [name]: value } : {}) as { [K in Name]?: string };

/** A line on the wire as it is remembered. */
export const toCopiedLine = ({ id, label, quantity, payload }: LineItem): CopiedLine => ({
  id,
  name: label ?? '',
  quantity,
  options: payload?.options?.map(({ group, option }) => ({ group, option })) ?? [],
  ...textAs('seoPath', payload?.['seoPath']),
  ...textAs('parentId', payload?.parentId),
  ...textAs('code', payload?.code),
});

/** The lines worth remembering; automatic discounts come back by themselves. */
export const toCopiedLines = (lines: readonly LineItem[]): CopiedLine[] =>
  lines.filter((line) => !isPromotion(line) || line.payload?.code).map(toCopiedLine);

/** The request that adds a line again. */
export const toNewItem = ({ id, quantity, code }: CopiedLine): NewLineItem =>
  code ? { referencedId: code, type: 'promotion' } : { id, quantity, type: 'product' };
