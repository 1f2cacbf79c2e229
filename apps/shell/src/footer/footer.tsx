import { observer, useStores } from '@weefsel/stores';
import { Container, ScrollToTop } from '@weefsel/ui';
import { SameForAll } from '../frame/same-for-all';
import { FOOTER_ID } from './footer-id';
import styles from './footer.module.css';
import { LateLists } from './late-lists';
import { LegalLinks } from './legal-links';
import { NewsletterForm } from './newsletter/newsletter-form';

/** The footer of every page: newsletter, contact details, footer menu and legal links. */
export const Footer = observer(function Footer() {
  const { snippets } = useStores();
  return (
    <footer id={FOOTER_ID} className={styles.footer}>
      <Container>
        <NewsletterForm />
        <SameForAll name="footer">
          <LateLists />
          <LegalLinks />
        </SameForAll>
      </Container>
      <ScrollToTop label={snippets.text('headless.footer.toTop')} />
    </footer>
  );
});
