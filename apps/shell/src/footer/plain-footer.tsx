import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container } from '@weefsel/ui';
import { FOOTER_ID } from './footer-id';
import styles from './footer.module.css';
import legal from './legal-links.module.css';
import { ShopLink } from './shop-link';

const LINKS = ['contactAndHours', 'faq', 'withdraw', 'terms', 'privacy'] as const;

/** The footer of a bare frame, and the fallback of a broken one: home, help and legal links. */
export const PlainFooter = observer(function PlainFooter() {
  const { snippets } = useStores();
  return (
    <footer id={FOOTER_ID} className={styles.footer}>
      <Container>
        <nav className={legal.row} aria-label={snippets.text('headless.footer.legal')}>
          <ul className={legal.links}>
            <li>
              <a className={legal.link} href={paths.home.to()}>
                {snippets.text('headless.shop.name')}
              </a>
            </li>
            {LINKS.map((name) => (
              <li key={name}>
                <ShopLink to={name} className={legal.link} />
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </footer>
  );
});
