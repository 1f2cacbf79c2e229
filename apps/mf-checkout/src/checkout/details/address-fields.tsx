import { observer, useStores } from '@weefsel/stores';
import { Select } from '@weefsel/ui';
import { valueOf, type AddressUse } from './details-draft';
import type { DetailsForm } from './details-form';
import classes from './fields.module.css';
import { FormField } from './form-field';

/** A new address, to be typed in; Dutch ones begin with postcode and house number. */
export const AddressFields = observer(function AddressFields({
  form,
  use,
}: {
  form: DetailsForm;
  use: AddressUse;
}) {
  const { snippets } = useStores();
  const country = `${use}.country` as const;
  const chosen = valueOf(form.draft, country);
  // None is chosen when the one of before is not offered any more.
  const error = form.errors[country] ?? (chosen ? undefined : 'headless.checkout.error.country');
  const auto = (token: string) => `${use} ${token}`;
  const offered = form.countries.map(({ iso, name, translated }) => ({
    value: iso ?? '',
    label: translated?.name ?? name ?? '',
  }));
  const nothing = { value: '', label: snippets.text('headless.checkout.countryChoose') };
  return (
    <>
      <FormField
        form={form}
        name={`${use}.firstName`}
        label="headless.checkout.firstName"
        autoComplete={auto('given-name')}
        width="half"
        required
      />
      <FormField
        form={form}
        name={`${use}.lastName`}
        label="headless.checkout.lastName"
        autoComplete={auto('family-name')}
        width="half"
        required
      />
      <FormField
        form={form}
        name={`${use}.company`}
        label="headless.checkout.company"
        autoComplete={auto('organization')}
      />
      <div className={classes.field}>
        <Select
          name={country}
          label={snippets.text('headless.checkout.country')}
          autoComplete={auto('country')}
          options={chosen ? offered : [nothing, ...offered]}
          error={error && snippets.text(error)}
          value={chosen}
          onChange={(event) => form.type(country, event.target.value)}
        />
      </div>
      <FormField
        form={form}
        name={`${use}.zipcode`}
        label="headless.checkout.zipcode"
        autoComplete={auto('postal-code')}
        width="half"
        required
      />
      <FormField
        form={form}
        name={`${use}.houseNumber`}
        label="headless.checkout.houseNumber"
        autoComplete="off"
        inputMode="numeric"
        width="quarter"
        required
      />
      <FormField
        form={form}
        name={`${use}.addition`}
        label="headless.checkout.addition"
        autoComplete="off"
        width="quarter"
      />
      <FormField
        form={form}
        name={`${use}.street`}
        label="headless.checkout.street"
        autoComplete={auto('address-line1')}
        width="wide"
        required
      />
      <FormField
        form={form}
        name={`${use}.city`}
        label="headless.checkout.city"
        autoComplete={auto('address-level2')}
        width="wide"
        required
      />
    </>
  );
});
