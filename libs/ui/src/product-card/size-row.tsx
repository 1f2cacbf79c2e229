import classes from './size-row.module.css';

export interface CardSize {
  name: string;
  soldOut: boolean;
}

/** Sizes of a product in a row, sold-out ones struck through. Hidden from screen readers. */
export const SizeRow = ({
  sizes,
  className,
}: {
  sizes: readonly CardSize[];
  className?: string | undefined;
}) => (
  <p className={`${classes.row} ${className ?? ''}`} aria-hidden="true">
    {sizes.map(({ name, soldOut }) => (soldOut ? <s key={name}>{name}</s> : <span key={name}>{name}</span>))}
  </p>
);
