import type { Withdrawal } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { dayInWords } from './in-words';

/** Until when the law gives the right to withdraw, until when the shop takes goods back of its own, and which of both it is now. */
export const TermsText = observer(function TermsText(
  props: Pick<Withdrawal, 'terms' | 'basis' | 'isUnsent'>,
) {
  const { terms, basis, isUnsent } = props;
  const { snippets } = useStores();
  if (isUnsent) return <p>{snippets.text('headless.withdrawal.terms.unsent')}</p>;
  if (!terms) return <p>{snippets.text('headless.withdrawal.terms.underway')}</p>;
  const days = { law: dayInWords(terms.lawUntil), shop: dayInWords(terms.shopUntil) };
  return (
    <p>
      {snippets.text(
        basis === 'law' ? 'headless.withdrawal.terms.law' : 'headless.withdrawal.terms.shop',
        days,
      )}
    </p>
  );
});
