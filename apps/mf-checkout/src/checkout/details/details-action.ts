import type { Clients } from '@weefsel/api-clients';
import type { PageAction } from '@weefsel/contracts';
import { confirmsUnknown } from '@weefsel/forms';
import { SessionStore } from '@weefsel/stores';
import { stepHref } from '../steps';
import { draftIn } from './details-draft';
import { DetailsForm } from './details-form';

const alone = () => undefined;

/** Saves the shopper's details and addresses, as the form does in browsers. */
export const detailsAction: PageAction<Clients> = async ({ fields, origin }, { commerce, vat }) => {
  const { address, lookup, context, account, hasSession } = commerce;
  const session = new SessionStore({ context, account, hasSession, followWithCart: alone });
  await session.resume();
  const form = new DetailsForm({
    ...{ session, address, account, lookup, origin },
    checkVatNumber: vat.check,
    remember: alone,
  });
  form.draft = draftIn(fields);
  const seen = { vatTold: fields['vatTold'] ?? '', vatId: form.value('vatId') };
  if (await form.save(confirmsUnknown(seen))) {
    const isUnchecked = form.vat === 'unchecked';
    return {
      kind: 'done',
      to: stepHref('shipping'),
      ...(isUnchecked && { say: { kind: 'info', text: 'headless.form.vatUnchecked' } }),
    };
  }
  const { errors, failure } = form.state;
  return { kind: 'refused', errors, ...(failure && { failure }) };
};
