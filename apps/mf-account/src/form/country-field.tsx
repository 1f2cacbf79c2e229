import type { Country } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { Message, Select } from '@weefsel/ui';
import { useAsked } from '../session/use-asked';
import type { FieldProps } from './use-form';

interface CountryFieldProps extends FieldProps {
  /** Id of the country that is known already. */
  known?: string | undefined;
}

const nameOf = ({ name, translated }: Country): string => translated?.name ?? name ?? '';

/** The country of an address: the one that is known, else where most of our shoppers live. */
export const CountryField = observer(function CountryField({ known, ...field }: CountryFieldProps) {
  const { commerce, snippets } = useStores();
  const { answer, again } = useAsked('countries', () => commerce.lookup.countries());

  if (answer.state === 'failed') {
    return (
      <Message kind="error" action={{ label: snippets.text('headless.common.retry'), onAction: again }}>
        {snippets.text('headless.accountForm.countriesFailed')}
      </Message>
    );
  }
  const countries = answer.state === 'ready' ? answer.value : [];
  const options = countries.map((country) => ({ value: country.id, label: nameOf(country) }));
  const home = known ?? (countries.find(({ iso }) => iso === 'NL') ?? countries[0])?.id;
  return (
    <Select
      {...field}
      key={answer.state}
      label={snippets.text('headless.accountForm.country')}
      options={
        options.length > 0 ? options : [{ value: '', label: snippets.text('headless.common.loading') }]
      }
      defaultValue={home}
      autoComplete="country"
    />
  );
});
