import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden';
import { formatPrice } from './format-price';
import classes from './price.module.css';

/** What a product costs, in euro; `from` where it is the lowest of its variants. */
export type PriceValue =
  | { kind: 'regular'; amount: number; from?: true }
  /** The lowest price of the 30 days before is what is struck through, and what percentages are of. */
  | { kind: 'sale'; amount: number; lowestAmount: number; from?: true }
  | { kind: 'free' };

export interface PriceLabels {
  free: string;
  /** Word before the lowest price of several, e.g. "vanaf". */
  from: string;
  /** Says before a struck price what it is, e.g. "van". */
  was: string;
  /** Says before a sale price what it is, e.g. "voor". */
  now: string;
  /** The line that says what the struck price is: the lowest one of the last 30 days. */
  lowest: (price: string) => string;
}

export interface PriceProps {
  price: PriceValue;
  labels: PriceLabels;
  /** Default `medium`; `large` on the product page; `card` has its lines where its neighbours have theirs. */
  size?: 'medium' | 'large' | 'card';
  /** What the amount is for, said beside it, e.g. "per stuk". */
  unit?: string;
}

/** What a product costs; on sale with the lowest price of the last 30 days, struck through. */
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
