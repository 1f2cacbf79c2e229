import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Logo } from '@weefsel/ui';
import { AccountLink } from './account-link';
import { CartLink } from './cart-link';
import styles from './header.module.css';
import { MainNavigation } from './main-navigation/main-navigation';
import { MenuButton } from './menu-button';
import { SearchBox } from './search-box';
import { SectionNavigation } from './section-navigation';
import { TopBar } from './top-bar/top-bar';
import { useMedia } from '../use-media';
import { WishlistLink } from './wishlist-link';

/** From here on the search box stands in the bar, below it under the bar. */
const SEARCH_IN_BAR = '(min-width: 1280px)';

/** The top of every page. The bar stays in sight; what is above and under it scrolls away. */
export const Header = observer(function Header() {
  const { snippets } = useStores();
  // The server sends both boxes, since it cannot know; the one that style sheets hide goes when the page comes to life.
  const inBar = useMedia(SEARCH_IN_BAR);
  return (
    <header className={styles.header}>
      <TopBar />
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
              {inBar !== false && (
                <div className={styles.searchInBar}>
                  <SearchBox id="search-desktop" />
                </div>
              )}
              <AccountLink />
              <WishlistLink />
              <CartLink />
            </div>
          </div>
        </Container>
      </div>
      {inBar !== true && (
        <div className={styles.searchUnderBar}>
          <Container>
            <SearchBox id="search-mobile" />
          </Container>
        </div>
      )}
      <SectionNavigation />
    </header>
  );
});
