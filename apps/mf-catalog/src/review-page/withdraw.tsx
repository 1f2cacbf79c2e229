import { FORM_FIELD } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Disclosure } from '@weefsel/ui';
import { WITHDRAW_FORM } from './form/review-form';
import classes from './review-page.module.css';

/** Form for withdrawing a review, behind a disclosure. */
export const Withdraw = observer(function Withdraw() {
  const { snippets } = useStores();
  return (
    <Disclosure summary={snippets.text('headless.ownReview.withdraw')}>
      <form method="post" className={classes.withdraw}>
        <p>{snippets.text('headless.ownReview.withdrawHelp')}</p>
        <Button type="submit" name={FORM_FIELD} value={WITHDRAW_FORM} variant="secondary">
          {snippets.text('headless.ownReview.withdrawButton')}
        </Button>
      </form>
    </Disclosure>
  );
});
