import { useFocusWhen } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Skeleton, VisuallyHidden } from '@weefsel/ui';
import { useId, type MouseEvent, type ReactNode } from 'react';
import type { CheckoutStore } from './checkout-store';
import classes from './step-frame.module.css';
import { isBefore, stepHref, type Step, STEPS } from './steps';

const OPEN_HEIGHT = '47rem';

/** Placeholders of the steps, until the open one is known. */
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
  /** Short summary of the choices in a completed step. */
  result?: ReactNode;
  /** Content of the open step. */
  children: ReactNode;
}

/** A step of the checkout: open, completed with its result, or still to come. */
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
