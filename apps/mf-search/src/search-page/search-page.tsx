import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Listing } from '../listing/listing-page';
import { parseListing, splitHref } from '../listing/address/listing-url';
import { Suggestions } from '../listing/suggestions';
import { MeantText } from './meant-text';
import { NothingFound } from './nothing-found';
import type { SearchData } from './search-data';
import { SearchForm } from './search-form';
import classes from './search-page.module.css';

/** What a text found, and help when that is not what was meant. */
export const Page = observer(function SearchPage({ data, href }: PageProps<SearchData>) {
  const { snippets } = useStores();
  const { text } = parseListing(splitHref(href).search);
  const { meant, jumps, total, tooShort } = data;
  const intro = (
    <>
      {meant && total > 0 && <MeantText text={text} meant={meant} areShown />}
      <Suggestions title={snippets.text('headless.search.jumps')} links={jumps} />
    </>
  );
  const short = (
    <div className={classes.help}>
      <p>{snippets.text('headless.search.tooShort')}</p>
      <SearchForm text={text} />
    </div>
  );
  return (
    <Listing
      data={data}
      href={href}
      intro={intro}
      nothing={tooShort ? short : <NothingFound text={text} data={data} />}
    />
  );
});
