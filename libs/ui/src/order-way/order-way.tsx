import classes from './order-way.module.css';

export interface OrderWayStep {
  name: string;
  /** A step that is done can be gone back to. */
  href?: string;
}

export interface OrderWayProps {
  /** What it is, for the ear. */
  label: string;
  steps: readonly OrderWayStep[];
  /** Index of the step that the shopper is at. */
  at: number;
}

/** How far a shopper is on the way to an order. */
export const OrderWay = ({ label, steps, at }: OrderWayProps) => (
  <nav aria-label={label}>
    <ol className={classes.steps}>
      {steps.map(({ name, href }, place) => (
        <li
          key={name}
          className={classes.step}
          data-done={place < at || undefined}
          aria-current={place === at ? 'step' : undefined}
        >
          {href && place < at ? <a href={href}>{name}</a> : name}
        </li>
      ))}
    </ol>
  </nav>
);
