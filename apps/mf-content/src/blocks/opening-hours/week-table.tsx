import type { Weekday } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { useHydrated, VisuallyHidden, weekdayOf } from '@weefsel/ui';
import type { OpeningHoursProps } from './to-opening-hours';
import classes from './week-table.module.css';

/** The hours of a week. Today, in the store's own time, is marked once the browser has the page: a cached page does not know it. */
export const WeekTable = observer(({ week }: Pick<OpeningHoursProps, 'week'>) => {
  const { about, snippets } = useStores();
  // Read on the server too, where they may not be shown, so that the texts are in the page's state.
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
