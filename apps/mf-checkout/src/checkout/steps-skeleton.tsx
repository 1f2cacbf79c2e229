import { observer, useStores } from '@weefsel/stores';
import { Skeleton, VisuallyHidden } from '@weefsel/ui';
import frame from './step-frame.module.css';
import { STEPS } from './steps';

/** Height of the first step while it is open. */
const OPEN_HEIGHT = '47rem';

/** The place of the steps until it is known which one is open. */
export const StepsSkeleton = observer(function StepsSkeleton() {
  const { snippets } = useStores();
  return (
    <div role="status">
      <VisuallyHidden>{snippets.text('headless.checkout.loading')}</VisuallyHidden>
      {STEPS.map((step, place) => (
        <div key={step} className={frame.step}>
          <div className={frame.head}>
            <span className={frame.number} aria-hidden="true">
              {place + 1}
            </span>
            <Skeleton width="12rem" height="1.5rem" />
          </div>
          {place === 0 && (
            <div className={frame.content}>
              <Skeleton height={OPEN_HEIGHT} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
});
