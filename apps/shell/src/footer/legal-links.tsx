import { observer, useStores } from '@weefsel/stores';
import { ConsentButton } from '../consent/consent-button';
import styles from './legal-links.module.css';
import { ShopLink } from './shop-link';

/** In display order. */
const LEGAL = [
  'withdraw',
  'guarantee',
  'terms',
  'privacy',
  'cookies',
  'disclaimer',
  'imprint',
  'accessibility',
] as const;

/** The links that the law requires on every page, including the imprint. */
export const LegalLinks = observer(function LegalLinks() {
  const { snippets } = useStores();
  return (
    <div className={styles.row}>
      <nav aria-label={snippets.text('headless.footer.legal')}>
        <ul className={styles.links}>
          {LEGAL.map((name) => (
            <li key={name}>
              <ShopLink to={name} className={styles.link} />
            </li>
          ))}
          <li>
            <ConsentButton />
          </li>
        </ul>
      </nav>
      <p>{snippets.text('headless.footer.copyright')}</p>
    </div>
  );
});
