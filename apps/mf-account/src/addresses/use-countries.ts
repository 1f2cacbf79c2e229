import type { Country } from '@weefsel/api-clients';
import type { OfferedCountries } from '@weefsel/forms';
import { useStores } from '@weefsel/stores';
import type { Served } from '../session/served';
import { useAsked } from '../session/use-asked';

/** Delivery countries, as loaded with the page or else by the browser. */
export function useCountries(served?: Served<readonly Country[]> | undefined): OfferedCountries {
  const { commerce } = useStores();
  const { answer, again } = useAsked<readonly Country[]>(
    'countries',
    () => commerce.lookup.countries(),
    served,
  );
  return {
    list: answer.state === 'ready' ? answer.value : [],
    ...(answer.state === 'failed' && { again }),
  };
}
