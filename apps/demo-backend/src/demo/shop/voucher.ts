import { PROMOTIONS } from '../../commerce/promotions/promotions.ts';
import type { Promotion } from '../../commerce/promotions/promotion.ts';

/** A discount that testers may try; amounts in cents, moments in milliseconds since 1970. */
export type Voucher = Pick<Promotion, 'name' | 'code' | 'minimumCents' | 'validFrom' | 'validUntil'>;

/** Every discount that the shop gives. */
export const demoVouchers: readonly Voucher[] = PROMOTIONS.map(
  ({ name, code, minimumCents, validFrom, validUntil }) => ({
    name,
    code,
    minimumCents,
    validFrom,
    validUntil,
  }),
);
