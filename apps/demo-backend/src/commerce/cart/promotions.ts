import { hash } from 'node:crypto';
import { fixedId } from '../../database/fixed-id.ts';

/** A discount that the shop gives. */
export interface Promotion {
  id: string;
  /** Id of its line in the cart. */
  lineId: string;
  /** What shoppers see. */
  name: string;
  /** What shoppers type; `null` comes by itself. */
  code: string | null;
  discount: { type: 'percentage'; percentage: number } | { type: 'absolute'; cents: number };
  /** Goods that must be in the cart before it counts. */
  minimumCents: number;
  /** Goes with no other promotion. */
  exclusive: boolean;
  /** The higher one is applied first. */
  priority: number;
}

function promotion(name: string, facts: Partial<Promotion> & Pick<Promotion, 'discount'>): Promotion {
  return {
    id: fixedId('promotion', name),
    lineId: fixedId('promotion-discount', name),
    name,
    code: null,
    minimumCents: 0,
    exclusive: false,
    priority: 1,
    ...facts,
  };
}

/** Everything the shop gives, in the order in which it is applied. */
export const PROMOTIONS: readonly Promotion[] = [
  promotion('Ledenkorting 15%', {
    code: 'LEDEN15',
    discount: { type: 'percentage', percentage: 15 },
    exclusive: true,
    priority: 4,
  }),
  promotion('Welkomstkorting 10%', {
    code: 'WELKOM10',
    discount: { type: 'percentage', percentage: 10 },
    minimumCents: 5000,
    priority: 3,
  }),
  promotion('Zomervoordeel', {
    code: 'ZOMER5',
    discount: { type: 'absolute', cents: 500 },
    priority: 2,
  }),
  promotion('€\u00a050 voordeel vanaf €\u00a0750', {
    discount: { type: 'absolute', cents: 5000 },
    minimumCents: 75_000,
  }),
].toSorted((one, other) => other.priority - one.priority);

/** The promotion of a code, however it is written. */
export const promotionByCode = (code: string): Promotion | undefined =>
  PROMOTIONS.find((one) => one.code !== null && one.code === code.toUpperCase());

/** Id under which a code waits in the cart until it is turned into a discount. */
export const placeholderId = (code: string): string => hash('md5', `promotion-${code.toUpperCase()}`);
