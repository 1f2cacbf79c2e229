import { SaleBadge, type SaleBadgeValue } from '../price/sale-badge';
import classes from './card-labels.module.css';

/** A label of the shop, in legible colours. */
export interface CardLabel {
  name: string;
  /** `#rrggbb` */
  background: string;
  color: string;
}

interface CardLabelsProps {
  /** Badge of a product on sale. */
  badge?: SaleBadgeValue | undefined;
  /** Text of the badge without a percentage. */
  saleLabel: string;
  /** The shop's own labels. */
  labels?: readonly CardLabel[] | undefined;
}

/** Labels on a product's picture: on sale, new, sustainable. */
export function CardLabels({ badge, saleLabel, labels = [] }: CardLabelsProps) {
  if (!badge && labels.length === 0) return null;
  return (
    <ul className={classes.labels}>
      {badge && (
        <li>
          <SaleBadge badge={badge} saleLabel={saleLabel} />
        </li>
      )}
      {labels.map(({ name, background, color }) => (
        <li key={name} className={classes.label} style={{ background, color }}>
          {name}
        </li>
      ))}
    </ul>
  );
}
