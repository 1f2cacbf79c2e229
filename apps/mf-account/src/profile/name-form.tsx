import type { Customer } from '@weefsel/api-clients';
import { FieldGroup, knownBusiness, NameFields, nameSchema, useForm } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { ProfileForm } from './profile-part';

export const NameForm = observer(function NameForm({ customer }: { customer: Customer }) {
  const { commerce, session } = useStores();
  const form = useForm({
    name: 'name',
    schema: nameSchema,
    send: async (name) => {
      const { salutationId } = customer;
      await commerce.account.changeProfile({
        ...name,
        ...(salutationId && { salutationId }),
        // The backend replaces the whole profile: omitted fields are lost.
        ...knownBusiness(customer),
      });
      // The change succeeded, even when the session cannot be refreshed now.
      await session.refresh().catch((error: unknown) => console.error('[profile] session', error));
    },
  });
  return (
    <ProfileForm
      form={form}
      title="headless.profile.name"
      submit="headless.profile.save"
      done="headless.profile.nameChanged"
    >
      <FieldGroup>
        <NameFields field={form.field} known={customer} />
      </FieldGroup>
    </ProfileForm>
  );
});
