import { Children, type ReactNode } from 'react';
import classes from './card-grid.module.css';

interface CardGridProps {
  /** The cards, one per child. */
  children: ReactNode;
  /** Columns on a desktop: 3 beside an open filter bar, else 4. Phones have 2. `--card-columns` overrides it. */
  columns: 3 | 4;
  /** Name of the list. */
  label?: string;
}

/** Product cards in columns. */
export function CardGrid({ children, columns, label }: CardGridProps) {
  return (
    <ul className={classes.grid} data-columns={columns} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={classes.cell}>{child}</li>
      ))}
    </ul>
  );
}
