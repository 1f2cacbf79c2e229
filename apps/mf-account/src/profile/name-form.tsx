import type { Customer } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { AccountForm } from '../form/account-form';
import { checkRequired } from '../form/check-fields';
import { NAME_FIELDS, NameFields } from '../form/name-fields';
import { useForm } from '../form/use-form';
import { ProfilePart } from './profile-part';

/** Changes what a customer is called. */
export const NameForm = observer(function NameForm({ customer }: { customer: Customer }) {
  const { commerce, session, snippets } = useStores();
  const form = useForm({
    fields: NAME_FIELDS,
    check: (typed) => checkRequired(typed, NAME_FIELDS),
    send: async ({ firstName, lastName }) => {
      const { salutationId } = customer;
      await commerce.account.changeProfile({
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        ...(salutationId && { salutationId }),
      });
      // It is changed: that the page cannot be told so just now is no refusal.
      await session.refresh().catch((error: unknown) => console.error('[profile] session', error));
    },
  });
  return (
    <ProfilePart
      title={snippets.text('headless.profile.name')}
      done={form.sent > 0 ? snippets.text('headless.profile.nameChanged') : undefined}
    >
      <AccountForm
        form={form}
        label={snippets.text('headless.profile.name')}
        submit={snippets.text('headless.profile.save')}
      >
        <NameFields field={form.field} known={customer} />
      </AccountForm>
    </ProfilePart>
  );
});
