/** How a promotion reckons what it takes off; amounts are integer cents. */
export type Discount =
  | {
      type: 'percentage';
      percentage: number;
      /** The most that it takes off. */
      mostCents?: number;
    }
  | { type: 'absolute'; cents: number }
  /** What is left to pay for all of it. */
  | { type: 'fixed'; cents: number };

/** A discount that the shop gives. */
export interface Promotion {
  id: string;
  /** Id of its line in the cart. */
  lineId: string;
  /** What shoppers see. */
  name: string;
  /** What shoppers type; `null` comes by itself. */
  code: string | null;
  /** What it is taken off: the goods, or sending them. */
  scope: 'cart' | 'delivery';
  discount: Discount;
  /** Goods that must be in the cart before it counts. */
  minimumCents: number;
  /** Goes with no other promotion. */
  exclusive: boolean;
  /** Names of promotions that it does not go with. */
  excludes: readonly string[];
  /** When it counts, in milliseconds since 1970; `null` is always. */
  validFrom: number | null;
  validUntil: number | null;
  /** Orders in which it may be used, by everybody together and by one customer. */
  mostUses: number | null;
  mostUsesPerCustomer: number | null;
  /** The higher one is applied first. */
  priority: number;
}

/** Whether two promotions may not be in one cart. */
export const doNotCombine = (one: Promotion, other: Promotion): boolean =>
  one.exclusive || other.exclusive || one.excludes.includes(other.name) || other.excludes.includes(one.name);
