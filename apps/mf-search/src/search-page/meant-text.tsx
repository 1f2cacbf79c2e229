import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import classes from './search-page.module.css';

interface MeantTextProps {
  text: string;
  /** What the search service thinks was meant. */
  meant: string;
  /** The products shown are those of the text that was meant. */
  areShown: boolean;
}

/** A text with typing errors: what was probably meant, to follow, and whose products are shown. */
export const MeantText = observer(function MeantText({ text, meant, areShown }: MeantTextProps) {
  const { snippets } = useStores();
  return (
    <p className={classes.meant}>
      {snippets.text('headless.search.meant')} <a href={paths.search.to(meant)}>{meant}</a>?
      {areShown && ` ${snippets.text('headless.search.meantShown', { text, meant })}`}
    </p>
  );
});
