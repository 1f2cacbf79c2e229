import classes from './order-steps.module.css';

interface OrderStep {
  name: string;
  /** Address of the step. Only completed steps are links. */
  href?: string;
}

export interface OrderStepsProps {
  /** Name of the landmark for screen readers. */
  label: string;
  steps: readonly OrderStep[];
  /** Index of the shopper's current step. */
  at: number;
}

/** Progress of a shopper towards an order. */
export const OrderSteps = ({ label, steps, at }: OrderStepsProps) => (
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
