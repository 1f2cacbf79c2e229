import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, formatDate, Message } from '@weefsel/ui';
import { REVIEW_FORM } from './form/review-form';
import { WriteForm } from './form/write-form';
import type { Purchase, ReviewPageData } from './review-page-data';
import classes from './review-page.module.css';
import { ReviewRefusal } from './review-refusal';
import { Withdraw } from './withdraw';
import { ReviewedProduct } from './reviewed-product';

/** Text about the date and size of a purchase. For use inside an observer. */
function useBought(purchase: Purchase | undefined): string | undefined {
  const { snippets } = useStores();
  if (!purchase) return undefined;
  const { date, size } = purchase;
  const key = `headless.ownReview.bought${size ? '' : 'OneSize'}` as const;
  return snippets.text(key, { date: formatDate(date), ...(size && { size }) });
}

/** Page for writing, changing and withdrawing a review of a bought product. */
export const Page = observer(function ReviewPage({ data }: PageProps<ReviewPageData>) {
  const { page, snippets } = useStores();
  const { writing } = data;
  const { purchase, own } = writing.state === 'bought' ? writing : {};
  const bought = useBought(purchase);
  const refused = page.refused?.form === REVIEW_FORM ? page.refused : undefined;
  const asksFit = purchase?.size !== undefined || Boolean(refused?.values['fit']);
  snippets.carry('ownReview', 'form', 'common');

  return (
    <Container>
      <div className={classes.page}>
        <ReviewedProduct
          data={data}
          title={snippets.text(own ? 'headless.ownReview.yourTitle' : 'headless.ownReview.title')}
          bought={bought}
        />
        {own && (
          <Message kind="info">
            {snippets.text(own.isPlaced ? 'headless.ownReview.placed' : 'headless.ownReview.waiting')}
          </Message>
        )}
        {writing.state !== 'bought' && <ReviewRefusal state={writing.state} data={data} />}
        {/* Keeps the typed values after an ended login or a backend failure. */}
        {(writing.state === 'bought' || refused) && (
          <WriteForm purchase={purchase} own={own} asksFit={asksFit} />
        )}
        {own && <Withdraw />}
        <p className={classes.checked}>{snippets.text('headless.reviews.checked')}</p>
      </div>
    </Container>
  );
});
