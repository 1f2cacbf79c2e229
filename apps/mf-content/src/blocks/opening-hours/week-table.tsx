import { observer, useStores } from '@weefsel/stores';
import { useHydrated, VisuallyHidden, weekdayOf } from '@weefsel/ui';
import type { OpeningHoursProps } from './to-opening-hours';
import classes from './week-table.module.css';

/** The hours of a week. Today, in the store's own time, is marked once the browser has the page: a cached page does not know it. */
export const WeekTable = observer(({ week }: Pick<OpeningHoursProps, 'week'>) => {
  const { snippets } = useStores();
  // Read on the server too, where it is not shown, so that the text is in the page's state.
  const todayText = snippets.text('headless.content.today');
  const today = useHydrated() ? weekdayOf(new Date()) : undefined;
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
            <td data-state={opening.state}>
              {opening.state === 'open'
                ? snippets.text('headless.content.hours', opening)
                : snippets.text('headless.content.closed')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
