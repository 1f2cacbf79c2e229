import { observer, useStores } from '@weefsel/stores';
import { RadioCards } from '../methods/radio-cards';
import { AddressFields } from './address-fields';
import type { AddressUse } from './details-draft';
import type { DetailsForm } from './details-form';
import classes from './fields.module.css';
import { addressLine } from './to-address';

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
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{snippets.text(`headless.checkout.${use}Address`)}</legend>
      {known.length > 0 && (
        <div className={classes.choices}>
          <RadioCards
            name={`${use}.address`}
            options={[...known, { id: '', title: snippets.text('headless.checkout.newAddress') }]}
            chosen={chosen}
            onChoose={(id) => form.chooseAddress(use, id)}
          />
        </div>
      )}
      {chosen === '' && <AddressFields form={form} use={use} />}
    </fieldset>
  );
});
