import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Logo, IconButton, UserIcon } from '@weefsel/ui';
import { SameForAll } from '../frame/same-for-all';
import { CartLink } from './cart-link';
import styles from './header.module.css';
import { MainNavigation } from './main-navigation/main-navigation';
import { MenuButton } from './menu-button';
import { SearchBox } from './search-box';
import { SectionNavigation } from './section-navigation';
import { TopBar } from './top-bar/top-bar';
import { WishlistLink } from './wishlist-link';

/** Link to the login, or to the account of a logged-in customer. */
const AccountLink = observer(function AccountLink() {
  const { session, snippets } = useStores();
  const [path, key] = session.isLoggedIn
    ? ([paths.account, 'account'] as const)
    : ([paths.login, 'login'] as const);
  return (
    <IconButton href={path.to()} label={snippets.text(`headless.header.${key}`)}>
      <UserIcon />
    </IconButton>
  );
});

/**
 * The header of every page. The bar is sticky; the rows above and below it scroll away.
 * CSS shows one of two search boxes: only CSS knows the room that the text leaves.
 */
export const Header = observer(function Header() {
  const { snippets } = useStores();
  return (
    <header className={styles.header}>
      <SameForAll name="top-bar">
        <TopBar />
      </SameForAll>
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
            <SameForAll name="main-navigation">
              <MainNavigation />
            </SameForAll>
            <div className={styles.actions}>
              <div className={styles.searchInBar}>
                <SearchBox id="search-desktop" />
              </div>
              <AccountLink />
              <WishlistLink />
              <CartLink />
            </div>
          </div>
        </Container>
      </div>
      <div className={styles.underBar}>
        <div className={styles.searchUnderBar}>
          <Container>
            <SearchBox id="search-mobile" />
          </Container>
        </div>
      </div>
      <SameForAll name="section-navigation">
        <SectionNavigation />
      </SameForAll>
    </header>
  );
});
