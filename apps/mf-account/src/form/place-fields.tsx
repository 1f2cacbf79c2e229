import type { AddressForm } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import classes from './fields.module.css';
import { CountryField } from './country-field';
import type { PlaceField } from './to-place';
import type { FieldProps } from './use-form';

interface PlaceFieldsProps {
  field: (name: PlaceField) => FieldProps;
  /** What is known already. */
  known?: Partial<AddressForm>;
}

/** Where somebody lives or works. */
export const PlaceFields = observer(function PlaceFields({ field, known = {} }: PlaceFieldsProps) {
  const { snippets } = useStores();
  return (
    <>
      <CountryField {...field('countryId')} known={known.countryId} />
      <TextField
        {...field('street')}
        label={snippets.text('headless.accountForm.street')}
        defaultValue={known.street}
        autoComplete="street-address"
        required
      />
      <div className={classes.town}>
        <TextField
          {...field('zipcode')}
          label={snippets.text('headless.accountForm.zipcode')}
          defaultValue={known.zipcode ?? undefined}
          autoComplete="postal-code"
          required
        />
        <TextField
          {...field('city')}
          label={snippets.text('headless.accountForm.city')}
          defaultValue={known.city}
          autoComplete="address-level2"
          required
        />
      </div>
      <TextField
        {...field('additionalAddressLine1')}
        label={snippets.text('headless.accountForm.extra')}
        defaultValue={known.additionalAddressLine1 ?? undefined}
        autoComplete="address-line2"
      />
      <TextField
        {...field('company')}
        label={snippets.text('headless.accountForm.company')}
        defaultValue={known.company ?? undefined}
        autoComplete="organization"
      />
      <TextField
        {...field('phoneNumber')}
        label={snippets.text('headless.accountForm.phone')}
        defaultValue={known.phoneNumber ?? undefined}
        type="tel"
        autoComplete="tel"
      />
    </>
  );
});
