import { paths, type PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, TextField, RailSkeleton } from '@weefsel/ui';
import { RemoteFragment } from '@weefsel/federation/runtime';
import { Listing } from '../listing/listing-page';
import { parseListing, splitHref } from '../listing/address/listing-url';
import { Suggestions } from '../listing/suggestions';
import { NEW_PRODUCTS, type SearchData } from './search-data';
import classes from './search-page.module.css';

interface MeantTextProps {
  text: string;
  /** The search service's correction. */
  meant: string;
  /** True when the products shown match the correction. */
  areShown: boolean;
}

/** For a misspelt text: the correction as a link, and a note when its products are shown. */
const MeantText = observer(function MeantText({ text, meant, areShown }: MeantTextProps) {
  const { snippets } = useStores();
  return (
    <p className={classes.meant}>
      {snippets.text('headless.search.meant')} <a href={paths.search.to(meant)}>{meant}</a>?
      {areShown && ` ${snippets.text('headless.search.meantShown', { text, meant })}`}
    </p>
  );
});

/** Names the words without any match in the shop: the products do not match them. */
const UnusedWords = observer(function UnusedWords({
  words,
  areShown,
}: {
  words: string[];
  areShown: boolean;
}) {
  const { snippets } = useStores();
  return (
    <p className={classes.meant}>
      {snippets.text('headless.search.unused', { words: words.join('”, “') })}
      {areShown && ` ${snippets.text('headless.search.unusedShown')}`}
    </p>
  );
});

/** Names the words that the shop left out, because nothing matches all of them. */
const GivenUpWords = observer(function GivenUpWords({ words }: { words: string[] }) {
  const { snippets } = useStores();
  return (
    <p className={classes.meant}>{snippets.text('headless.search.givenUp', { words: words.join('”, “') })}</p>
  );
});

/** Form to search again. */
const SearchForm = observer(function SearchForm({ text }: { text: string }) {
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

/** Page without results: the text, likely causes, a search form, and popular links. */
const NothingFound = observer(function NothingFound(props: { text: string; data: SearchData }) {
  const { snippets } = useStores();
  const { text, data } = props;
  const { meant, unused, popular, fresh } = data;
  return (
    <div className={classes.nothing}>
      <div className={classes.help}>
        <p className={classes.title} role="status">
          {snippets.text('headless.search.noResults')}
        </p>
        {meant && <MeantText text={text} meant={meant} areShown={false} />}
        {unused && <UnusedWords words={unused} areShown={false} />}
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

/** Results of a text, with help when they do not fit. */
export const Page = observer(function SearchPage({ data, href }: PageProps<SearchData>) {
  const { snippets } = useStores();
  const { text } = parseListing(splitHref(href).search);
  const { meant, unused, givenUp, jumps, total, tooShort } = data;
  const intro = (
    <>
      {meant && total > 0 && <MeantText text={text} meant={meant} areShown />}
      {unused && total > 0 && <UnusedWords words={unused} areShown />}
      {givenUp && total > 0 && <GivenUpWords words={givenUp} />}
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
