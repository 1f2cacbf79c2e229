import type { Withdrawal } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { dayInWords } from './day-in-words';

/** Last day of the legal withdrawal right and of the shop's own return term. Shows the current basis. */
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
