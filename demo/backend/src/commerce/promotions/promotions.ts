import { hash } from 'node:crypto';
import { fixedId } from '../../database/fixed-id.ts';
import type { Promotion } from './promotion.ts';

/** Creates a promotion. By default it always applies, to all goods, and combines with others. */
export function promotion(name: string, facts: Partial<Promotion> & Pick<Promotion, 'discount'>): Promotion {
  return {
    id: fixedId('promotion', name),
    lineId: fixedId('promotion-discount', name),
    name,
    code: null,
    scope: 'cart',
    minimumCents: 0,
    exclusive: false,
    excludes: [],
    validFrom: null,
    validUntil: null,
    mostUses: null,
    mostUsesPerCustomer: null,
    priority: 1,
    ...facts,
  };
}

/** All promotions of the shop, in the order of application. */
export const PROMOTIONS: readonly Promotion[] = [
  promotion('Ledenkorting 15%', {
    code: 'LEDEN15',
    discount: { type: 'percentage', percentage: 15 },
    exclusive: true,
    priority: 9,
  }),
  promotion('Black Friday 20%', {
    code: 'BLACKFRIDAY',
    discount: { type: 'percentage', percentage: 20 },
    validFrom: Date.UTC(2026, 10, 26, 23),
    validUntil: Date.UTC(2026, 10, 30, 23),
    priority: 8,
  }),
  promotion('Eenmalig 20% voor jou', {
    code: 'EENMALIG20',
    discount: { type: 'percentage', percentage: 20, mostCents: 4000 },
    excludes: ['Welkomstkorting 10%'],
    mostUsesPerCustomer: 1,
    priority: 7,
  }),
  promotion('Welkomstkorting 10%', {
    code: 'WELKOM10',
    discount: { type: 'percentage', percentage: 10 },
    minimumCents: 5000,
    priority: 6,
  }),
  promotion('Zomervoordeel', {
    code: 'ZOMER5',
    discount: { type: 'absolute', cents: 500 },
    priority: 5,
  }),
  promotion('Wie het eerst komt', {
    code: 'EERSTE5',
    discount: { type: 'absolute', cents: 1000 },
    minimumCents: 2500,
    mostUses: 5,
    priority: 4,
  }),
  promotion('Gratis bezorgd', {
    code: 'GRATISBEZORGD',
    scope: 'delivery',
    discount: { type: 'percentage', percentage: 100 },
    priority: 3,
  }),
  promotion('Bezorgd voor €\u00a01,95', {
    code: 'BEZORGD195',
    scope: 'delivery',
    discount: { type: 'fixed', cents: 195 },
    excludes: ['Gratis bezorgd'],
    priority: 2,
  }),
  promotion('€\u00a050 voordeel vanaf €\u00a0750', {
    discount: { type: 'absolute', cents: 5000 },
    minimumCents: 75_000,
  }),
].toSorted((one, other) => other.priority - one.priority);

/** The promotion of a code, ignoring case. */
export const promotionByCode = (code: string): Promotion | undefined =>
  PROMOTIONS.find((one) => one.code !== null && one.code === code.toUpperCase());

/** Id of a code's line in the cart until it becomes a discount. */
export const placeholderId = (code: string): string => hash('md5', `promotion-${code.toUpperCase()}`);
