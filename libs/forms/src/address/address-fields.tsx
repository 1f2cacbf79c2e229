import { observer } from '@weefsel/stores';
import type { FieldProps } from '../form/use-form';
import { FormField, NameFields, type FormFieldProps } from '../fields/form-field';
import type { AddressField, AddressTexts } from '../schema/address-schema';
import { CountryField, type OfferedCountries } from './country-field';

interface AddressFieldsProps {
  field: (name: AddressField) => FieldProps;
  countries: OfferedCountries;
  /** Purpose of the address, where a form has several: autocomplete may know one for each. */
  use?: 'shipping' | 'billing';
  /** Initial values, for forms that do not keep typed values themselves. */
  known?: Partial<AddressTexts>;
}

/** An address to be typed in, within a `FieldGroup`; what is asked of a postcode goes by the country. */
export const AddressFields = observer(function AddressFields(props: AddressFieldsProps) {
  const { field, countries, use, known = {} } = props;
  const auto = (token: string) => (use ? `${use} ${token}` : token);
  const line = (
    name: Exclude<AddressField, 'firstName' | 'lastName' | 'country'>,
    autoComplete: string,
    more?: Pick<FormFieldProps, 'inputMode' | 'required' | 'width'>,
  ) => (
    <FormField
      field={field(name)}
      label={`headless.form.${name}`}
      autoComplete={autoComplete}
      known={known[name]}
      {...more}
    />
  );
  return (
    <>
      <NameFields field={field} known={known} auto={auto} />
      {line('company', auto('organization'))}
      <CountryField
        field={field('country')}
        countries={countries}
        known={known.country}
        autoComplete={auto('country')}
      />
      {line('zipcode', auto('postal-code'), { width: 'half', required: true })}
      {line('houseNumber', 'off', { inputMode: 'numeric', width: 'quarter', required: true })}
      {line('addition', 'off', { width: 'quarter' })}
      {line('street', auto('address-line1'), { width: 'wide', required: true })}
      {line('city', auto('address-level2'), { width: 'wide', required: true })}
    </>
  );
});
