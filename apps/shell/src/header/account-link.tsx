import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { IconButton, UserIcon } from '@weefsel/ui';

/** To the login, or to the account of who is logged in. */
export const AccountLink = observer(function AccountLink() {
  const { session, snippets } = useStores();
  const [href, label] = session.isLoggedIn
    ? [paths.account.to(), snippets.text('headless.header.account')]
    : [paths.login.to(), snippets.text('headless.header.login')];
  return (
    <IconButton href={href} label={label}>
      <UserIcon />
    </IconButton>
  );
});
