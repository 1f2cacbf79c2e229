import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import classes from './visitor-line.module.css';

interface VisitorLineProps {
  /** Number of cards above and below it that were added since the previous visit. */
  news: number;
  newestHref: string | undefined;
  /**
   * True for a personal order, false when the shopper chose the default one. Undefined when only the default exists.
   */
  follows: boolean | undefined;
  onChoose: (follows: boolean) => void;
}

/** Notes the differences for this shopper, with a switch to the default order. */
export const VisitorLine = observer(function VisitorLine(props: VisitorLineProps) {
  const { news, newestHref, follows, onChoose } = props;
  const { text } = useStores().snippets;
  return (
    <div className={classes.line} data-card-line="">
      {news > 0 && (
        <p>
          {news === 1 ? text('headless.forVisitor.newOne') : text('headless.forVisitor.new', { count: news })}{' '}
          {newestHref && <a href={newestHref}>{text('headless.forVisitor.newest')}</a>}
        </p>
      )}
      {follows !== undefined && (
        <p className={classes.order}>
          <span aria-live="polite">
            {text(follows ? 'headless.forVisitor.follows' : 'headless.forVisitor.plain')}
          </span>
          <Button variant="secondary" size="small" onClick={() => onChoose(!follows)}>
            {text(follows ? 'headless.forVisitor.showPlain' : 'headless.forVisitor.showFollowing')}
          </Button>
        </p>
      )}
    </div>
  );
});
