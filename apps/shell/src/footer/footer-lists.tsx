import { NO_LINK, paths } from '@weefsel/contracts';
import { observer, useStores, type NavigationElement } from '@weefsel/stores';
import { Logo } from '@weefsel/ui';
import { NavigationItems } from '../header/navigation-link';
import { ContactDetails } from './contact-details';
import links from './footer-links.module.css';
import styles from './footer.module.css';
import { FooterSection } from './footer-section';
import { PaymentMarks } from './payment-marks';
import { ReviewScore } from './review-score';
import { ShopHours } from './shop-hours';
import { SocialLinks } from './social-links';

export { sectionRestorer } from './restore-sections';

/** One column of the footer menu: a heading with its links. */
const FooterColumn = observer(function FooterColumn({ column }: { column: NavigationElement }) {
  const { navigation } = useStores();
  const { name } = column.translated;
  return (
    <nav aria-label={name}>
      <FooterSection title={name}>
        <ul>
          <NavigationItems
            of={column.children.filter((element) => navigation.hrefOf(element) !== NO_LINK)}
            className={links.link}
          />
        </ul>
      </FooterSection>
    </nav>
  );
});

/** Content of the footer: contact details, the footer menu and the review score. */
export const FooterLists = observer(function FooterLists() {
  const { navigation, snippets } = useStores();
  return (
    <>
      <div className={styles.columns}>
        <ContactDetails />
        {navigation.footer.map((column) => (
          <FooterColumn key={column.id} column={column} />
        ))}
        <ShopHours />
      </div>
      <div className={styles.shop}>
        <div>
          <Logo
            name={snippets.text('headless.shop.name')}
            href={paths.home.to()}
            label={snippets.text('headless.header.home')}
          />
          <p className={styles.motto}>{snippets.text('headless.footer.motto')}</p>
          {navigation.main.length > 0 && (
            <nav aria-label={snippets.text('headless.navigation.sections')}>
              <ul className={styles.sections}>
                <NavigationItems of={navigation.main} className={styles.section} />
              </ul>
            </nav>
          )}
        </div>
        <ReviewScore />
        <SocialLinks />
        <PaymentMarks />
      </div>
    </>
  );
});
