import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, TextField } from '@weefsel/ui';
import classes from './search-page.module.css';

/** Another try at the words. */
export const SearchForm = observer(function SearchForm({ text }: { text: string }) {
  const { snippets } = useStores();
  return (
    <form
      action={paths.search.pattern}
      role="search"
      aria-label={snippets.text('headless.search.again')}
      className={classes.form}
    >
      <TextField
        key={text}
        name="tn_q"
        type="search"
        label={snippets.text('headless.search.label')}
        defaultValue={text}
        maxLength={100}
      />
      <Button type="submit">{snippets.text('headless.search.submit')}</Button>
    </form>
  );
});
