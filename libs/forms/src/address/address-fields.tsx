import { observer } from '@weefsel/stores';
import type { FieldProps } from '../form/use-form';
import { FormField, NameFields } from '../fields/form-field';
import type { AddressField, AddressTexts } from '../schema/address-schema';
import { CountryField, type OfferedCountries } from './country-field';

interface AddressFieldsProps {
  field: (name: AddressField) => FieldProps;
  countries: OfferedCountries;
  /** What the address is for, where a form has several: the browser may know one for each. */
  use?: 'shipping' | 'billing';
  /** What stands in the fields at first, where the form does not keep what is typed itself. */
  known?: Partial<AddressTexts>;
}

/** An address to be typed in, within a `FieldGroup`; what is asked of a postcode goes by the country. */
export const AddressFields = observer(function AddressFields({
  field,
  countries,
  use,
  known = {},
}: AddressFieldsProps) {
  const auto = (token: string) => (use ? `${use} ${token}` : token);
  return (
    <>
      <NameFields field={field} known={known} auto={auto} />
      <FormField
        field={field('company')}
        label="headless.form.company"
        autoComplete={auto('organization')}
        known={known.company}
      />
      <CountryField
        field={field('country')}
        countries={countries}
        known={known.country}
        autoComplete={auto('country')}
      />
      <FormField
        field={field('zipcode')}
        label="headless.form.zipcode"
        autoComplete={auto('postal-code')}
        known={known.zipcode}
        width="half"
        required
      />
      <FormField
        field={field('houseNumber')}
        label="headless.form.houseNumber"
        autoComplete="off"
        inputMode="numeric"
        known={known.houseNumber}
        width="quarter"
        required
      />
      <FormField
        field={field('addition')}
        label="headless.form.addition"
        autoComplete="off"
        known={known.addition}
        width="quarter"
      />
      <FormField
        field={field('street')}
        label="headless.form.street"
        autoComplete={auto('address-line1')}
        known={known.street}
        width="wide"
        required
      />
      <FormField
        field={field('city')}
        label="headless.form.city"
        autoComplete={auto('address-level2')}
        known={known.city}
        width="wide"
        required
      />
    </>
  );
});
