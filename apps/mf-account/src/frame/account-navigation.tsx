import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import classes from './account-navigation.module.css';
import { LogoutButton } from './logout-button';

const PLACES = [
  ['headless.account.overview', paths.account.to()],
  ['headless.account.orders', paths.orders.to()],
  ['headless.account.profile', paths.profile.to()],
  ['headless.account.addresses', paths.addresses.to()],
] as const;

/** `page` for the shown page; `true` for the list of orders while one order is shown. */
function currentOf(to: string, path: string): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return to === paths.orders.to() && path.startsWith(paths.order.to('')) ? 'true' : undefined;
}

export const AccountNavigation = observer(function AccountNavigation({ href }: { href: string }) {
  const { snippets } = useStores();
  const [path = ''] = href.split('?');
  return (
    <div className={classes.side}>
      <nav aria-label={snippets.text('headless.account.title')}>
        <ul className={classes.list}>
          {PLACES.map(([key, to]) => (
            <li key={key}>
              <a className={classes.link} href={to} aria-current={currentOf(to, path)}>
                {snippets.text(key)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LogoutButton />
    </div>
  );
});
