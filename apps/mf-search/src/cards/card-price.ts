import { toPrice, type PriceValue } from '@weefsel/ui';

/** What the product of a card costs; `was` is the lowest price of the last 30 days. */
export const cardPrice = ({ amount, was }: { amount: number; was?: number | undefined }): PriceValue =>
  toPrice({ amount, listAmount: was, lowestAmount: was });
