import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import {
  BagIcon,
  Container,
  HeartIcon,
  IconButton,
  isPlainClick,
  Logo,
  SearchIcon,
  UserIcon,
} from '@weefsel/ui';
import type { MouseEvent } from 'react';
import styles from './header.module.css';
import plain from './plain-header.module.css';
import searchBox from './search-box.module.css';

/**
 * The fallback of a broken header: its links, without counts and menu.
 * It reads no data that may be wrong.
 */
export const PlainHeader = observer(function PlainHeader() {
  const { overlay, snippets } = useStores();
  const openWishlist = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    overlay.show('wishlist');
  };
  const search = snippets.text('headless.searchBox.label');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Container>
          <div className={styles.line}>
            <Logo
              name={snippets.text('headless.shop.name')}
              href={paths.home.to()}
              label={snippets.text('headless.header.home')}
            />
            <div className={styles.actions}>
              <IconButton href={paths.account.to()} label={snippets.text('headless.header.account')}>
                <UserIcon />
              </IconButton>
              <IconButton
                href={paths.wishlist.to()}
                label={snippets.text('headless.header.wishlist')}
                onClick={openWishlist}
              >
                <HeartIcon />
              </IconButton>
              <IconButton href={paths.cart.to()} label={snippets.text('headless.header.cart')}>
                <BagIcon />
              </IconButton>
            </div>
          </div>
        </Container>
      </div>
      <div className={plain.search}>
        <Container>
          <form
            role="search"
            aria-label={search}
            className={searchBox.box}
            action={paths.search.to()}
            method="get"
          >
            <input
              className={searchBox.input}
              type="search"
              name="tn_q"
              aria-label={search}
              placeholder={search}
            />
            <IconButton
              type="submit"
              label={snippets.text('headless.searchBox.submit')}
              className={searchBox.submit}
            >
              <SearchIcon size={20} />
            </IconButton>
          </form>
        </Container>
      </div>
    </header>
  );
});
