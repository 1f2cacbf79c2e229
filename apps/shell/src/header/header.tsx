import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Logo } from '@weefsel/ui';
import { AccountLink } from './account-link';
import { CartLink } from './cart-link';
import styles from './header.module.css';
import { MainNavigation } from './main-navigation';
import { MenuButton } from './menu-button';
import { SearchBox } from './search-box';
import { SectionNavigation } from './section-navigation';

/** The top of every page. The bar stays in sight; what is under it scrolls away. */
export const Header = observer(function Header() {
  const { snippets } = useStores();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Container>
          <div className={styles.line}>
            <div className={styles.menu}>
              <MenuButton />
            </div>
            <Logo
              name={snippets.text('headless.shop.name')}
              href={paths.home.to()}
              label={snippets.text('headless.header.home')}
            />
            <MainNavigation />
            <div className={styles.actions}>
              <div className={styles.wideSearch}>
                <SearchBox />
              </div>
              <AccountLink />
              <CartLink />
            </div>
          </div>
        </Container>
      </div>
      <div className={styles.narrowSearch}>
        <Container>
          <SearchBox />
        </Container>
      </div>
      <SectionNavigation />
    </header>
  );
});
