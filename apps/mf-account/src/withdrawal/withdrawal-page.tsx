import type { Withdrawal } from '@weefsel/api-clients';
import { paths, type PageProps } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, Message } from '@weefsel/ui';
import { SingleColumn } from '../frame/single-column';
import type { WithdrawalData } from './load-withdrawal';
import { OwnOrders } from './own-orders';
import { Receipt } from './receipt';
import { Review } from './review';
import { stepOf, type WithdrawalStep } from './step-of';
import { WhichLines } from './which-lines';
import { WhichOrder } from './which-order';
import { CONFIRM_WITHDRAWAL } from './withdrawal-forms';
import classes from './withdrawal.module.css';

const TITLES: Record<WithdrawalStep, readonly [law: SnippetKey, shop: SnippetKey]> = {
  order: ['headless.withdrawal.title', 'headless.withdrawal.title'],
  lines: ['headless.withdrawal.title', 'headless.withdrawal.returnTitle'],
  review: ['headless.withdrawal.reviewTitle', 'headless.withdrawal.returnReviewTitle'],
  receipt: ['headless.withdrawal.received', 'headless.withdrawal.returnReceived'],
  nothing: ['headless.withdrawal.title', 'headless.withdrawal.title'],
};

const PLACES: Partial<Record<WithdrawalStep, number>> = { order: 1, lines: 2, review: 3 };

const known = (served: WithdrawalData['withdrawal']): Withdrawal | null =>
  served && 'value' in served ? served.value : null;

type WithdrawalPageProps = Pick<PageProps, 'href'> & { data: WithdrawalData };

/** Withdrawal of an order or a part of it: order, lines, review and receipt. */
export const Page = observer(function WithdrawalPage({ href, data }: WithdrawalPageProps) {
  const { page, snippets } = useStores();
  snippets.carry('withdrawal', 'orders', 'form', 'common');
  const { choosesAgain, orderNumber, orders, withdrawal: served } = data;
  const hasFailed = [served, orders].some((one) => one !== null && 'failed' in one);
  const withdrawal = known(served);
  const step = stepOf(withdrawal, choosesAgain);
  const title = TITLES[step][withdrawal?.basis === 'shop' ? 1 : 0];
  const place = PLACES[step];
  // A refused confirmation is reported at the repeated step.
  const lost =
    step === 'lines' && page.refused?.form === CONFIRM_WITHDRAWAL ? page.refused.failure : undefined;

  return (
    <Container>
      <SingleColumn className={classes.page}>
        {place && !hasFailed && (
          <p className={classes.small}>{snippets.text('headless.withdrawal.step', { place })}</p>
        )}
        <Heading level={1}>{snippets.text(title)}</Heading>
        {hasFailed && (
          <Message kind="error" action={{ label: snippets.text('headless.common.retry'), href }}>
            {snippets.text('headless.withdrawal.failed')}
          </Message>
        )}
        {lost && <Message kind="error">{snippets.text(lost)}</Message>}
        {step === 'order' && !hasFailed && (
          <>
            {served && <Message kind="info">{snippets.text('headless.withdrawal.expired')}</Message>}
            <p>{snippets.text('headless.withdrawal.intro')}</p>
            {orders && 'value' in orders && <OwnOrders orders={orders.value} />}
            <WhichOrder orderNumber={orderNumber} />
          </>
        )}
        {step === 'nothing' && (
          <Message
            kind="info"
            action={{ label: snippets.text('headless.withdrawal.anotherOrder'), href: paths.withdraw.to() }}
          >
            {snippets.text('headless.withdrawal.nothingLeft')}
          </Message>
        )}
        {step === 'lines' && withdrawal && <WhichLines withdrawal={withdrawal} />}
        {step === 'review' && withdrawal && <Review withdrawal={withdrawal} />}
        {withdrawal?.receipt && <Receipt withdrawal={withdrawal} receipt={withdrawal.receipt} />}
      </SingleColumn>
    </Container>
  );
});
