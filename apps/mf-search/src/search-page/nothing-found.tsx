import { RemoteFragment } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { RailSkeleton } from '@weefsel/ui';
import { Suggestions } from '../listing/suggestions';
import { MeantText } from './meant-text';
import { NEW_PRODUCTS, type SearchData } from './search-data';
import { SearchForm } from './search-form';
import classes from './search-page.module.css';

interface NothingFoundProps {
  text: string;
  data: SearchData;
}

/** Nothing fits a text: what was searched for, what may have gone wrong, another try, and where others look. */
export const NothingFound = observer(function NothingFound({ text, data }: NothingFoundProps) {
  const { snippets } = useStores();
  const { meant, popular, fresh } = data;
  return (
    <div className={classes.nothing}>
      <div className={classes.help}>
        <p className={classes.title} role="status">
          {snippets.text('headless.search.noResults')}
        </p>
        {meant && <MeantText text={text} meant={meant} areShown={false} />}
        <ul className={classes.tips}>
          <li>{snippets.text('headless.search.tip.spelling')}</li>
          <li>{snippets.text('headless.search.tip.fewer')}</li>
          <li>{snippets.text('headless.search.tip.general')}</li>
        </ul>
        <SearchForm text={text} />
      </div>
      <Suggestions title={snippets.text('headless.search.popular')} links={popular} />
      {fresh && (
        <RemoteFragment
          of="mf-catalog"
          name="ProductSlider"
          id={NEW_PRODUCTS}
          props={{ ...fresh, title: snippets.text('headless.search.fresh') }}
          loading={<RailSkeleton />}
          optional
        />
      )}
    </div>
  );
});
