import { PROMOTIONS } from '../commerce/promotions/promotions.ts';

/** A discount that testers may try. */
export interface Voucher {
  name: string;
  /** Null when it comes by itself. */
  code: string | null;
  /** Goods that must be in the cart before it counts. */
  minimumCents: number;
}

/** Every discount that the shop gives. */
export const demoVouchers: readonly Voucher[] = PROMOTIONS.map(({ name, code, minimumCents }) => ({
  name,
  code,
  minimumCents,
}));
