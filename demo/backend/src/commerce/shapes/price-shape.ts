import type { PriceStep, Product } from '../../catalogue/types.ts';
import { TAX_RATE } from '../context/reference-data.ts';

/** Converts integer cents to the euros of the wire. */
export const euros = (cents: number): number => cents / 100;

const RULES = [{ taxRate: TAX_RATE, percentage: 100, apiAlias: 'cart_tax_rule' }];

/** VAT inside a gross amount, in cents. Symmetric for the negative amount of a discount. */
export const taxInside = (grossCents: number): number =>
  Math.sign(grossCents) * Math.round((Math.abs(grossCents) * TAX_RATE) / (100 + TAX_RATE));

export const taxesOf = (grossCents: number) => [
  {
    tax: euros(taxInside(grossCents)),
    taxRate: TAX_RATE,
    price: euros(grossCents),
    apiAlias: 'cart_tax_calculated',
  },
];

export const taxRules = () => RULES;

function toListPrice(priceCents: number, listCents: number) {
  return {
    price: euros(listCents),
    discount: -euros(listCents - priceCents),
    percentage: Math.round(((listCents - priceCents) / listCents) * 10000) / 100,
    apiAlias: 'cart_list_price',
  };
}

type Priced = Pick<Product, 'priceCents' | 'listPriceCents'> & Partial<Pick<Product, 'lowestPriceCents'>>;

/** Price of `quantity` pieces; on sale with the former price and the 30-day price. */
export function toCalculatedPrice({ priceCents, listPriceCents, lowestPriceCents }: Priced, quantity = 1) {
  const total = priceCents * quantity;
  return {
    unitPrice: euros(priceCents),
    quantity,
    totalPrice: euros(total),
    calculatedTaxes: taxesOf(total),
    taxRules: RULES,
    referencePrice: null,
    listPrice: listPriceCents === null ? null : toListPrice(priceCents, listPriceCents),
    regulationPrice: lowestPriceCents
      ? { price: euros(lowestPriceCents), apiAlias: 'cart_regulation_price' }
      : null,
    apiAlias: 'calculated_price',
  };
}

type Stepped = Priced & Pick<Product, 'steps'>;

/** Unit price in cents for a quantity. */
export const centsEach = ({ priceCents, steps = [] }: Stepped, quantity: number): number =>
  steps.findLast(({ from }) => from <= quantity)?.cents ?? priceCents;

/** Tier prices in the vendor's format. Each tier states its last quantity, the last tier its first. */
export function toCalculatedPrices(product: Stepped) {
  const { steps = [], priceCents } = product;
  const [first] = steps;
  if (!first) return [];
  const all: PriceStep[] = first.from > 1 ? [{ from: 1, cents: priceCents }, ...steps] : [...steps];
  return all.map(({ from, cents }, n) =>
    toCalculatedPrice({ ...product, priceCents: cents }, (all[n + 1]?.from ?? from + 1) - 1),
  );
}
