import {
  AddressFields,
  addressLine,
  anchorOf,
  BusinessFields,
  FieldGroup,
  fullName,
  GroupLine,
  type FieldProps,
  FormField,
  PhoneField,
} from '@weefsel/forms';
import { observer, useStores, type RootStore } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import { RadioCards } from '../methods/radio-cards';
import { addressName, type AddressUse, type FieldName } from './details-draft';
import classes from './details-fields.module.css';
import type { DetailsForm } from './details-form';

/**
 * Props of a details field. Typed values are kept for other steps and for a reload. For use inside an observer.
 */
function fieldOf(form: DetailsForm, name: FieldName, snippets: RootStore['snippets']): FieldProps {
  const error = form.state.errors[name];
  return {
    name,
    error: error && snippets.text(error),
    value: form.value(name),
    anchor: anchorOf('details', name),
    onChange: (event) => form.type(name, event.target.value),
  };
}

export const ContactFields = observer(function ContactFields({ form }: { form: DetailsForm }) {
  const { snippets } = useStores();
  return (
    <FieldGroup legend={snippets.text('headless.checkout.contact')}>
      <FormField
        field={fieldOf(form, 'email', snippets)}
        type="email"
        label="headless.form.email"
        hint="headless.checkout.emailHelp"
        autoComplete="email"
        required
      />
      <PhoneField field={fieldOf(form, 'phone', snippets)} />
    </FieldGroup>
  );
});

/** Choice to order as a business, with its fields. */
export const BusinessChoice = observer(function BusinessChoice({ form }: { form: DetailsForm }) {
  const { snippets } = useStores();
  return (
    <FieldGroup>
      <BusinessFields
        field={(name) => fieldOf(form, name, snippets)}
        chosen={{
          isBusiness: form.value('business') !== '',
          choose: (isBusiness) => form.type('business', isBusiness ? 'on' : ''),
        }}
        use="billing"
      />
    </FieldGroup>
  );
});

/** Choice between the known addresses and a new one. */
export const AddressChoice = observer(function AddressChoice({
  form,
  use,
}: {
  form: DetailsForm;
  use: AddressUse;
}) {
  const { snippets } = useStores();
  const hydrated = useHydrated();
  const chosen = form.draft.addressIds[use] ?? '';
  const known = form.addresses.map((address) => ({
    id: address.id,
    title: fullName(address),
    text: addressLine(address),
  }));
  return (
    <FieldGroup legend={snippets.text(`headless.checkout.${use}Address`)}>
      {known.length > 0 && (
        <GroupLine>
          <RadioCards
            name={addressName(use)}
            options={[...known, { id: '', title: snippets.text('headless.checkout.newAddress') }]}
            chosen={chosen}
            onChoose={(id) => form.chooseAddress(use, id)}
          />
        </GroupLine>
      )}
      {(chosen === '' || !hydrated) && (
        <div className={classes.fields}>
          <AddressFields
            field={(name) => fieldOf(form, `${use}.${name}`, snippets)}
            countries={{ list: form.countries }}
            use={use}
          />
        </div>
      )}
    </FieldGroup>
  );
});
