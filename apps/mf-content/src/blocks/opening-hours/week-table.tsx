import type { Weekday } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { useHydrated, VisuallyHidden, weekdayOf } from '@weefsel/ui';
import type { OpeningHoursProps } from './to-opening-hours';
import classes from './week-table.module.css';

/**
 * Opening hours of a week. Marks today, in the store's time zone, only after hydration.
 * Cached pages do not know the day.
 */
export const WeekTable = observer(({ week }: Pick<OpeningHoursProps, 'week'>) => {
  const { about, snippets } = useStores();
  // Read on the server too, though unused there: the page's state then includes these snippets.
  const todayText = snippets.text('headless.content.today');
  const closedText = snippets.text('headless.content.closed');
  const today = useHydrated() ? weekdayOf(new Date()) : undefined;
  const isClosed = (day: Weekday) => day === today && about.closedDays?.includes(day);
  return (
    <table className={classes.week}>
      <caption>
        <VisuallyHidden>{snippets.text('headless.content.openingHours')}</VisuallyHidden>
      </caption>
      <tbody>
        {week.map(({ day, opening }) => (
          <tr key={day} data-today={day === today} aria-current={day === today ? 'date' : undefined}>
            <th scope="row">
              {snippets.text(`headless.content.weekday.${day}`)}
              {day === today && <span className={classes.today}>{todayText}</span>}
            </th>
            <td data-state={isClosed(day) ? 'closed' : opening.state}>
              {opening.state === 'open' && !isClosed(day)
                ? snippets.text('headless.content.hours', opening)
                : closedText}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
