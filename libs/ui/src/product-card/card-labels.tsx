import { SaleBadge, type SaleBadgeValue } from '../price/sale-badge';
import classes from './card-labels.module.css';

/** One of the shop's own labels, in colours that can be read. */
export interface CardLabel {
  name: string;
  /** `#rrggbb` */
  background: string;
  color: string;
}

export interface CardLabelsProps {
  /** On a product that is on sale. */
  badge?: SaleBadgeValue | undefined;
  /** The word on the badge when it has no percentage. */
  saleLabel: string;
  /** The shop's own labels. */
  labels?: readonly CardLabel[] | undefined;
}

/** What there is to say about a product before its name: on sale, new, made with care. */
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
