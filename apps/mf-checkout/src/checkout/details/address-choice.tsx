import { AddressFields, addressLine, FieldGroup, GroupLine } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { RadioCards } from '../methods/radio-cards';
import type { AddressUse } from './details-draft';
import type { DetailsForm } from './details-form';
import { fieldOf } from './field-of';

/** Where something goes: one of the addresses that are known, or a new one. */
export const AddressChoice = observer(function AddressChoice({
  form,
  use,
}: {
  form: DetailsForm;
  use: AddressUse;
}) {
  const { snippets } = useStores();
  const chosen = form.draft.addressIds[use] ?? '';
  const known = form.addresses.map((address) => ({
    id: address.id,
    title: [address.firstName, address.lastName].filter(Boolean).join(' '),
    text: addressLine(address),
  }));
  return (
    <FieldGroup legend={snippets.text(`headless.checkout.${use}Address`)}>
      {known.length > 0 && (
        <GroupLine>
          <RadioCards
            name={`${use}.address`}
            options={[...known, { id: '', title: snippets.text('headless.checkout.newAddress') }]}
            chosen={chosen}
            onChoose={(id) => form.chooseAddress(use, id)}
          />
        </GroupLine>
      )}
      {chosen === '' && (
        <AddressFields
          field={(name) => fieldOf(form, `${use}.${name}`, snippets)}
          countries={{ list: form.countries }}
          use={use}
        />
      )}
    </FieldGroup>
  );
});
