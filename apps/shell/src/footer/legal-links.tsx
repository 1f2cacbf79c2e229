import { observer, useStores } from '@weefsel/stores';
import styles from './legal-links.module.css';
import { ShopLink } from './shop-link';

/** What the law wants within reach of every page, and who runs the shop. */
export const LegalLinks = observer(function LegalLinks() {
  const { snippets } = useStores();
  return (
    <div className={styles.row}>
      <nav aria-label={snippets.text('headless.footer.legal')}>
        <ul className={styles.links}>
          {(['terms', 'privacy', 'cookies', 'disclaimer'] as const).map((name) => (
            <li key={name}>
              <ShopLink to={name} className={styles.link} />
            </li>
          ))}
        </ul>
      </nav>
      <p>{snippets.text('headless.footer.copyright')}</p>
    </div>
  );
});
