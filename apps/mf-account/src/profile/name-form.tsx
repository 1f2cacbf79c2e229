import type { Customer } from '@weefsel/api-clients';
import { FieldGroup, NameFields, nameSchema, ShopForm, useForm } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { ProfilePart } from './profile-part';

export const NameForm = observer(function NameForm({ customer }: { customer: Customer }) {
  const { commerce, session, snippets } = useStores();
  const form = useForm({
    schema: nameSchema,
    send: async (name) => {
      const { salutationId } = customer;
      await commerce.account.changeProfile({
        ...name,
        ...(salutationId && { salutationId }),
      });
      // It was changed, even when the page cannot reload it now.
      await session.refresh().catch((error: unknown) => console.error('[profile] session', error));
    },
  });
  return (
    <ProfilePart
      title={snippets.text('headless.profile.name')}
      done={form.sent > 0 ? snippets.text('headless.profile.nameChanged') : undefined}
    >
      <ShopForm
        form={form}
        label={snippets.text('headless.profile.name')}
        submit={snippets.text('headless.profile.save')}
      >
        <FieldGroup>
          <NameFields field={form.field} known={customer} />
        </FieldGroup>
      </ShopForm>
    </ProfilePart>
  );
});
