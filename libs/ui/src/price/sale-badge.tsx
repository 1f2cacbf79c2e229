import classes from './sale-badge.module.css';

export type SaleBadgeValue = { kind: 'percentage'; percentage: number } | { kind: 'sale' };

export interface SaleBadgeProps {
  badge: SaleBadgeValue;
  /** The word on it when no percentage is shown, e.g. "SALE". */
  saleLabel: string;
}

/** Says on a picture that the product is on sale. */
export function SaleBadge({ badge, saleLabel }: SaleBadgeProps) {
  return (
    <span className={classes.badge}>{badge.kind === 'percentage' ? `-${badge.percentage}%` : saleLabel}</span>
  );
}
