import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import type { ReviewPageData, Writing } from './review-page-data';

interface ReviewRefusalProps {
  state: Exclude<Writing['state'], 'bought'>;
  data: Pick<ReviewPageData, 'id' | 'href'>;
}

/** Reason why the caller cannot review the product, with a next step. */
export const ReviewRefusal = observer(function ReviewRefusal({
  state,
  data: { id, href },
}: ReviewRefusalProps) {
  const { snippets } = useStores();
  const here = paths.review.to(id);
  const ways = {
    login: ['headless.ownReview.loginLink', paths.login.to(here)],
    notBought: ['headless.ownReview.toProduct', href],
    unknown: ['headless.ownReview.toShop', href],
    failed: ['headless.common.retry', here],
  } as const;
  const [label, to] = ways[state];
  return (
    <Message kind={state === 'failed' ? 'error' : 'info'} action={{ label: snippets.text(label), href: to }}>
      {snippets.text(`headless.ownReview.${state}`)}
    </Message>
  );
});
