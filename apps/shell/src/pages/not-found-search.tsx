import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, TextField } from '@weefsel/ui';
import styles from './notice-page.module.css';

/** A search form on the page; works without script. */
export const NotFoundSearch = observer(function NotFoundSearch() {
  const { snippets } = useStores();
  const label = snippets.text('headless.notFound.search');
  return (
    <form role="search" aria-label={label} className={styles.search} action={paths.search.to()} method="get">
      <TextField label={label} type="search" name="tn_q" autoComplete="off" maxLength={100} />
      <Button type="submit">{snippets.text('headless.searchBox.submit')}</Button>
    </form>
  );
});
