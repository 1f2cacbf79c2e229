import classes from './sale-badge.module.css';

export type SaleBadgeValue = { kind: 'percentage'; percentage: number } | { kind: 'sale' };

interface SaleBadgeProps {
  badge: SaleBadgeValue;
  /** Text of the badge without a percentage, e.g. "SALE". */
  saleLabel: string;
}

/** Marks a product on sale, on its picture. */
export function SaleBadge({ badge, saleLabel }: SaleBadgeProps) {
  return (
    <span className={classes.badge}>{badge.kind === 'percentage' ? `-${badge.percentage}%` : saleLabel}</span>
  );
}
