import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden';
import { formatPrice } from './format-price';
import classes from './price.module.css';

/** Price of a product in euro. `from` marks the lowest price of its variants. */
export type PriceValue =
  | { kind: 'regular'; amount: number; from?: true }
  /** The 30-day price is struck through, and the base of percentages. */
  | { kind: 'sale'; amount: number; lowestAmount: number; from?: true }
  | { kind: 'free' };

export interface PriceLabels {
  free: string;
  /** Word before the lowest of several prices, e.g. "vanaf". */
  from: string;
  /** Word before a struck price, e.g. "van". */
  was: string;
  /** Word before a sale price, e.g. "voor". */
  now: string;
  /** Line that explains the struck price: the lowest one of the last 30 days. */
  lowest: (price: string) => string;
}

interface PriceProps {
  price: PriceValue;
  labels: PriceLabels;
  /** Default `medium`; `large` on the product page; `card` aligns its lines with neighbouring cards. */
  size?: 'medium' | 'large' | 'card';
  /** Unit beside the amount, e.g. "per stuk". */
  unit?: string;
}

/** Price of a product; on sale with the 30-day price, struck through. */
export function Price({ price, labels, size = 'medium', unit }: PriceProps) {
  return (
    <div className={classes.price} data-kind={price.kind} data-size={size}>
      <PriceLine price={price} labels={labels} unit={unit && <span className={classes.unit}>{unit}</span>} />
    </div>
  );
}

interface PriceLineProps extends Pick<PriceProps, 'price' | 'labels'> {
  unit: ReactNode;
}

function PriceLine({ price, labels, unit }: PriceLineProps) {
  switch (price.kind) {
    case 'free':
      return labels.free;
    case 'regular':
      return (
        <>
          {price.from && <span className={classes.unit}>{labels.from}</span>}
          {formatPrice(price.amount)}
          {unit}
        </>
      );
    case 'sale':
      return (
        <>
          <VisuallyHidden>{labels.was} </VisuallyHidden>
          <s className={classes.was}>{formatPrice(price.lowestAmount)}</s>
          {price.from ? (
            <span className={classes.unit}>{labels.from}</span>
          ) : (
            <VisuallyHidden> {labels.now} </VisuallyHidden>
          )}
          <span className={classes.now}>{formatPrice(price.amount)}</span>
          {unit}
          <span className={classes.lowest} data-card-row="note">
            {labels.lowest(formatPrice(price.lowestAmount))}
          </span>
        </>
      );
  }
}
