import { observer, useStores } from '@weefsel/stores';
import { ShopLink } from '../footer/shop-link';
import styles from './menu-service.module.css';

/** Links to login and help, at the end of the menu. */
export const MenuService = observer(function MenuService() {
  const { session, snippets } = useStores();
  const names = [session.isLoggedIn ? 'account' : 'login', 'contactAndHours', 'faq'] as const;
  return (
    <nav className={styles.service} aria-label={snippets.text('headless.menu.service')}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <ShopLink to={name} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
});
