/** Calculation of a discount. Amounts are integer cents. */
export type Discount =
  | {
      type: 'percentage';
      percentage: number;
      /** Maximum discount. */
      mostCents?: number;
    }
  | { type: 'absolute'; cents: number }
  /** Price after the discount. */
  | { type: 'fixed'; cents: number };

/** A discount of the shop. */
export interface Promotion {
  id: string;
  /** Id of its line in the cart. */
  lineId: string;
  /** Name on screen. */
  name: string;
  /** Code that shoppers type; `null` applies automatically. */
  code: string | null;
  /** Target of the discount: goods or shipping. */
  scope: 'cart' | 'delivery';
  discount: Discount;
  /** Minimum value of goods in the cart. */
  minimumCents: number;
  /** True when it cannot be combined with any other promotion. */
  exclusive: boolean;
  /** Names of promotions that it cannot be combined with. */
  excludes: readonly string[];
  /** Period of validity, in milliseconds since 1970; `null` is unlimited. */
  validFrom: number | null;
  validUntil: number | null;
  /** Maximum number of orders, in total and per customer. */
  mostUses: number | null;
  mostUsesPerCustomer: number | null;
  /** Promotions with a higher priority are applied first. */
  priority: number;
}

/** True when two promotions cannot be combined in one cart. */
export const doNotCombine = (one: Promotion, other: Promotion): boolean =>
  one.exclusive || other.exclusive || one.excludes.includes(other.name) || other.excludes.includes(one.name);
