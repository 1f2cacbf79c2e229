import type { Customer } from '@weefsel/api-clients';
import {
  BusinessFields,
  businessSchema,
  FieldGroup,
  knownBusiness,
  typedBusiness,
  useForm,
} from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { changeBusiness } from './change-business';
import { ProfileForm } from './profile-part';

/** Business details of a customer, if any. */
export const BusinessForm = observer(function BusinessForm({ customer }: { customer: Customer }) {
  const { commerce, checkVatNumber, session } = useStores();
  const form = useForm({
    name: 'business',
    schema: businessSchema,
    send: async (texts) => {
      await changeBusiness(texts, customer, { account: commerce.account, check: checkVatNumber });
      // The change succeeded, even when the session cannot be refreshed now.
      await session.refresh().catch((error: unknown) => console.error('[profile] session', error));
    },
  });
  return (
    <ProfileForm
      form={form}
      title="headless.profile.business"
      submit="headless.profile.save"
      done="headless.profile.businessChanged"
    >
      <FieldGroup>
        <BusinessFields field={form.field} known={typedBusiness(knownBusiness(customer))} />
      </FieldGroup>
    </ProfileForm>
  );
});
