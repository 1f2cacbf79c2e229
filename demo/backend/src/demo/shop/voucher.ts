import { PROMOTIONS } from '../../commerce/promotions/promotions.ts';
import type { Promotion } from '../../commerce/promotions/promotion.ts';

/** A discount for testers; amounts in cents, moments in milliseconds since 1970. */
export type Voucher = Pick<Promotion, 'name' | 'code' | 'minimumCents' | 'validFrom' | 'validUntil'>;

/** All discounts of the shop. */
export const demoVouchers: readonly Voucher[] = PROMOTIONS.map(
  ({ name, code, minimumCents, validFrom, validUntil }) => ({
    name,
    code,
    minimumCents,
    validFrom,
    validUntil,
  }),
);
