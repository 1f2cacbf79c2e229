import type { Country } from '@weefsel/api-clients';
import { locale } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Message, Select } from '@weefsel/ui';
import { useState } from 'react';
import { useAsked } from '../session/use-asked';
import type { FieldProps } from './use-form';

interface CountryFieldProps extends FieldProps {
  /** Id of the country that is known already. */
  known?: string | undefined;
}

const nameOf = ({ name, translated }: Country): string => translated?.name ?? name ?? '';

/**
 * The country of an address: the one that is known, else where most of our shoppers live. Instead of a known one that is
 * not offered any more none is chosen: the shopper is told, and asked for another one.
 */
export const CountryField = observer(function CountryField({ known, ...field }: CountryFieldProps) {
  const { commerce, snippets } = useStores();
  const { answer, again } = useAsked('countries', () => commerce.lookup.countries());
  const [isChosen, setIsChosen] = useState(false);

  if (answer.state === 'failed') {
    return (
      <Message kind="error" action={{ label: snippets.text('headless.common.retry'), onAction: again }}>
        {snippets.text('headless.accountForm.countriesFailed')}
      </Message>
    );
  }
  const countries = answer.state === 'ready' ? answer.value : [];
  const offered = countries.map((country) => ({ value: country.id, label: nameOf(country) }));
  const isGone = known !== undefined && offered.length > 0 && !offered.some(({ value }) => value === known);
  const nothing = isGone ? 'headless.accountForm.countryMissing' : 'headless.common.loading';
  const options =
    isGone || offered.length === 0 ? [{ value: '', label: snippets.text(nothing) }, ...offered] : offered;
  const home = known ?? (countries.find(({ iso }) => iso === locale.country) ?? countries[0])?.id;
  return (
    <Select
      {...field}
      key={answer.state}
      label={snippets.text('headless.accountForm.country')}
      options={options}
      defaultValue={isGone ? '' : home}
      error={isGone && !isChosen ? snippets.text('headless.accountForm.countryGone') : field.error}
      onChange={() => {
        setIsChosen(true);
        field.onChange();
      }}
      autoComplete="country"
    />
  );
});
