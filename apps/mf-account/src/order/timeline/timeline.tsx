import type { Order } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { formatDay } from '@weefsel/ui';
import { Section } from '../../frame/section';
import { clockTime } from './clock-time';
import classes from './timeline.module.css';
import { toTimeline } from './to-timeline';

/** Past steps of an order with their times, and the steps to come. */
export const Timeline = observer(function Timeline({ order }: { order: Order }) {
  const { snippets } = useStores();
  return (
    <Section className={classes.part} title="headless.timeline.title">
      <ol className={classes.steps}>
        {toTimeline(order).map(({ text, at, isReached }) => (
          <li key={text} data-reached={isReached || undefined}>
            <span className={classes.what}>
              {snippets.text(text)}
              {!isReached && (
                <span className={classes.toCome}> {snippets.text('headless.timeline.toCome')}</span>
              )}
            </span>
            {isReached && at && (
              <time dateTime={at} className={classes.when}>
                {snippets.text('headless.timeline.moment', {
                  date: formatDay(at),
                  time: clockTime(at),
                })}
              </time>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
});
