import { observer, useStores } from '@weefsel/stores';
import { openingText } from '@weefsel/ui';
import styles from './top-bar.module.css';
import { useToday } from './use-today';

/** From when until when the store is open today. */
export const OpeningToday = observer(function OpeningToday() {
  const { about, snippets } = useStores();
  const today = useToday(about.today);
  if (!about.openingHours || !today) return null;
  const text = openingText(about.openingHours, today, {
    open: (from, until) => snippets.text('headless.header.openToday', { from, until }),
    closed: snippets.text('headless.header.closedToday'),
  });
  // Wide enough for the longest of the two, so that its neighbours stay where they are.
  return <p className={styles.hours}>{text}</p>;
});
