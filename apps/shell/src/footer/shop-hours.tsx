import { observer, useStores } from '@weefsel/stores';
import { openingText, WEEKDAYS } from '@weefsel/ui';
import { FooterSection } from './footer-section';
import styles from './shop-hours.module.css';

/** Opening hours of the store by day; renders nothing while unknown. */
export const ShopHours = observer(function ShopHours() {
  const { about, snippets } = useStores();
  const hours = about.openingHours;
  if (!hours) return null;
  const texts = {
    open: (from: string, until: string) => snippets.text('headless.footer.open', { from, until }),
    closed: snippets.text('headless.footer.closed'),
  };
  return (
    <section aria-label={snippets.text('headless.footer.hours')}>
      <FooterSection title={snippets.text('headless.footer.hours')}>
        <dl className={styles.days}>
          {WEEKDAYS.map((day) => (
            <div key={day} className={styles.day}>
              <dt>{snippets.text(`headless.footer.weekday.${day}`)}</dt>
              <dd className={styles.times}>{openingText(hours, day, texts)}</dd>
            </div>
          ))}
        </dl>
      </FooterSection>
    </section>
  );
});
