import { useFocusWhen } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Skeleton, VisuallyHidden } from '@weefsel/ui';
import { useId, type MouseEvent, type ReactNode } from 'react';
import type { CheckoutStore } from './checkout-store';
import classes from './step-frame.module.css';
import { isBefore, stepHref, type Step, STEPS } from './steps';

const OPEN_HEIGHT = '47rem';

/** The place of the steps until it is known which one is open. */
export const StepsSkeleton = observer(function StepsSkeleton() {
  const { snippets } = useStores();
  return (
    <div role="status">
      <VisuallyHidden>{snippets.text('headless.checkout.loading')}</VisuallyHidden>
      {STEPS.map((step, place) => (
        <div key={step} className={classes.step}>
          <div className={classes.head}>
            <span className={classes.number} aria-hidden="true">
              {place + 1}
            </span>
            <Skeleton width="12rem" height="1.5rem" />
          </div>
          {place === 0 && (
            <div className={classes.content}>
              <Skeleton height={OPEN_HEIGHT} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
});

interface StepFrameProps {
  checkout: CheckoutStore;
  step: Step;
  /** What was chosen, in a few lines, for a step that is done. */
  result?: ReactNode;
  /** What there is to do while the step is open. */
  children: ReactNode;
}

/** One step of the checkout: open, done with what was chosen, or still to come. */
export const StepFrame = observer(function StepFrame({ checkout, step, result, children }: StepFrameProps) {
  const { snippets } = useStores();
  const headingId = useId();
  const isOpen = checkout.step === step;
  const heading = useFocusWhen<HTMLHeadingElement>(isOpen && checkout.moves);
  const isDone = isBefore(step, checkout.step);
  const title = snippets.text(`headless.checkout.step.${step}`);

  return (
    <section
      className={classes.step}
      data-open={isOpen || undefined}
      aria-labelledby={headingId}
      aria-current={isOpen ? 'step' : undefined}
    >
      <div className={classes.head}>
        <span className={classes.number} aria-hidden="true">
          {checkout.steps.indexOf(step) + 1}
        </span>
        <h2 className={classes.title} id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isDone && !checkout.placing.isBusy && (
          <Button
            href={stepHref(step)}
            variant="underline"
            size="small"
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              checkout.goTo(step);
            }}
            aria-label={snippets.text('headless.checkout.changeStep', { step: title })}
          >
            {snippets.text('headless.checkout.change')}
          </Button>
        )}
      </div>
      {isOpen && <div className={classes.content}>{children}</div>}
      {isDone && result && <div className={classes.result}>{result}</div>}
    </section>
  );
});
