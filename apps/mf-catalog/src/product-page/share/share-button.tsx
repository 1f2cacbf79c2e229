import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import classes from './share-button.module.css';
import { useShare } from '../../use-share';

interface ShareButtonProps {
  /** Name of the product. */
  name: string;
  /** Path and query of the current selection. */
  href: string;
}

/**
 * Shares the product with its current selection. Sharing requires a fresh user gesture, so the button has no early
 * answer.
 */
export const ShareButton = observer(({ name, href }: ShareButtonProps) => {
  const { snippets } = useStores();
  const { shared, onShare } = useShare(name);
  return (
    <div className={classes.share}>
      <Button
        variant="underline"
        size="small"
        data-early={undefined}
        onClick={() => onShare(new URL(href, location.href).href)}
      >
        {snippets.text('headless.product.share')}
      </Button>
      <p role="status" className={classes.said}>
        {shared === 'copied' && snippets.text('headless.product.linkCopied')}
        {shared === 'failed' && snippets.text('headless.product.shareFailed')}
      </p>
    </div>
  );
});
