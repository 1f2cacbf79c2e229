import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import classes from './visitor-line.module.css';

export interface VisitorLineProps {
  /** Cards above and below that came since the visit before. */
  news: number;
  newestHref: string | undefined;
  /** The order follows the visitor, or would without the shopper's choice; undefined when it is everybody's anyway. */
  follows: boolean | undefined;
  onChoose: (follows: boolean) => void;
}

/** What is different for this visitor, and the way to what everybody sees. */
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
