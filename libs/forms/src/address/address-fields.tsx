import { observer } from '@weefsel/stores';
import type { FieldProps } from '../form/use-form';
import { FormField, NameFields, type FormFieldProps } from '../fields/form-field';
import { HOME_COUNTRY, type AddressField, type AddressTexts } from '../schema/address-schema';
import { leadsToStreet } from './address-lookup';
import { AddressNote } from './address-note';
import { useAddressLookup } from './use-address-lookup';
import classes from '../fields/fields.module.css';
import { CountryField, type OfferedCountries } from './country-field';
import { useState } from 'react';

interface AddressFieldsProps {
  field: (name: AddressField) => FieldProps;
  countries: OfferedCountries;
  /** Purpose of the address, where a form has several. Autocomplete may know one for each. */
  use?: 'shipping' | 'billing';
  /** Initial values, for forms that do not keep typed values themselves. */
  known?: Partial<AddressTexts>;
}

/**
 * Fields of an address, for use in a `FieldGroup`. The country determines the format of the postcode. Where postcode
 * and house number determine street and city, both are filled in. The shopper's own text stays. In other countries the
 * street comes first, as is customary there.
 */
export const AddressFields = observer(function AddressFields(props: AddressFieldsProps) {
  const { field, countries, use, known = {} } = props;
  const found = useAddressLookup(field);
  const [picked, setPicked] = useState<string>();
  const { value = picked, defaultValue, onChange } = field('country');
  const country = value ?? defaultValue ?? known.country ?? HOME_COUNTRY;
  const auto = (token: string) => (use ? `${use} ${token}` : token);
  const line = (
    name: Exclude<AddressField, 'firstName' | 'lastName' | 'company' | 'country'>,
    autoComplete: string,
    { label = `headless.form.${name}`, ...more }: Partial<FormFieldProps> = {},
  ) => (
    <FormField
      key={name}
      field={field(name)}
      label={label}
      autoComplete={autoComplete}
      known={known[name]}
      {...more}
    />
  );
  const zipcode = line('zipcode', auto('postal-code'), { width: 'half', required: true });
  const house = [
    line('houseNumber', 'off', { inputMode: 'numeric', width: 'quarter', required: true }),
    line('addition', 'off', {
      width: 'quarter',
      ...(country === 'BE' && { label: 'headless.form.additionBE' }),
    }),
  ];
  const note = <AddressNote key="note" {...found} />;
  const street = line('street', auto('address-line1'), { width: 'wide', required: true });
  const city = line('city', auto('address-level2'), { width: 'wide', required: true });
  return (
    <>
      <NameFields field={field} known={known} auto={auto} />
      <div ref={found.ref} className={classes.address} onChange={found.onChange}>
        <CountryField
          field={{
            ...field('country'),
            ...(value && { value }),
            onChange: (event) => {
              setPicked(event.target.value);
              onChange(event);
            },
          }}
          countries={countries}
          known={known.country}
          autoComplete={auto('country')}
        />
        {leadsToStreet(country)
          ? [zipcode, ...house, note, street, city]
          : [street, ...house, note, zipcode, city]}
      </div>
    </>
  );
});
