import classes from './size-row.module.css';

export interface CardSize {
  name: string;
  soldOut: boolean;
}

/** The sizes of a product side by side, those that are gone struck through; a glance, not for the ear. */
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
