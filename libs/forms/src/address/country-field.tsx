import type { Country } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { Select } from '@weefsel/ui';
import { RetryMessage } from '../form/retry-message';
import type { FieldProps } from '../form/use-form';
import { HOME_COUNTRY } from '../schema/address-schema';
import classes from '../fields/fields.module.css';

/** Countries of delivery; empty until they are loaded. */
export interface OfferedCountries {
  list: readonly Country[];
  /** Retries after a failed load. */
  again?: (() => void) | undefined;
}

interface CountryFieldProps {
  field: FieldProps;
  countries: OfferedCountries;
  /** ISO code of the known country; empty when that one is not offered. */
  known?: string | undefined;
  autoComplete: string;
}

const nameOf = ({ name, translated }: Country): string => translated?.name ?? name ?? '';

/**
 * The country of an address, by ISO code: the known one, else the shop's default. A known one that is no longer offered
 * is cleared. The shopper then has to choose another.
 */
export const CountryField = observer(function CountryField(props: CountryFieldProps) {
  const {
    field,
    countries: { list, again },
    known,
    autoComplete,
  } = props;
  const { snippets } = useStores();

  if (again) {
    return (
      <div className={classes.field}>
        <RetryMessage text="headless.form.countriesFailed" onRetry={again} />
      </div>
    );
  }
  const isOffered = (country: string | undefined) => list.some(({ iso }) => iso === country);
  const home = isOffered(HOME_COUNTRY) ? HOME_COUNTRY : list[0]?.iso;
  const wanted = field.value ?? field.defaultValue ?? known ?? home ?? '';
  const isGone = list.length > 0 && !isOffered(wanted);
  const nothing = isGone ? 'headless.form.countryChoose' : 'headless.common.loading';
  const offered = list.map((country) => ({ value: country.iso ?? '', label: nameOf(country) }));
  return (
    <div className={classes.field}>
      <Select
        name={field.name}
        anchor={field.anchor}
        label={snippets.text('headless.form.country')}
        options={
          isGone || list.length === 0 ? [{ value: '', label: snippets.text(nothing) }, ...offered] : offered
        }
        value={isOffered(wanted) ? wanted : ''}
        error={field.error ?? (isGone ? snippets.text('headless.form.error.country') : undefined)}
        onChange={field.onChange}
        autoComplete={autoComplete}
      />
    </div>
  );
});
