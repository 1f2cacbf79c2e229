import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Logo, ScrollToTop } from '@weefsel/ui';
import { NavigationLink } from '../header/navigation-link';
import { FooterColumn } from './footer-column';
import { FOOTER_ID } from './footer-id';
import styles from './footer.module.css';
import { LegalLinks } from './legal-links';

/** The end of every page: the departments, the columns of the footer menu, and the small print. */
export const Footer = observer(function Footer() {
  const { navigation, snippets } = useStores();
  return (
    <footer id={FOOTER_ID} className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.shop}>
            <Logo
              name={snippets.text('headless.shop.name')}
              href={paths.home.to()}
              label={snippets.text('headless.header.home')}
            />
            <p className={styles.motto}>{snippets.text('headless.footer.motto')}</p>
            {navigation.main.length > 0 && (
              <nav aria-label={snippets.text('headless.footer.sections')}>
                <ul className={styles.sections}>
                  {navigation.main.map((element) => (
                    <li key={element.id}>
                      <NavigationLink element={element} className={styles.section} />
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          {navigation.footer.map((column) => (
            <FooterColumn key={column.id} column={column} />
          ))}
        </div>
        <LegalLinks />
      </Container>
      <ScrollToTop label={snippets.text('headless.footer.toTop')} />
    </footer>
  );
});
