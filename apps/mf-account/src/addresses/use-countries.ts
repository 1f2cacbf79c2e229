import type { OfferedCountries } from '@weefsel/forms';
import { useStores } from '@weefsel/stores';
import { useAsked } from '../session/use-asked';

/** Where goods can go, asked by this shopper's browser. */
export function useCountries(): OfferedCountries {
  const { commerce } = useStores();
  const { answer, again } = useAsked('countries', () => commerce.lookup.countries());
  return {
    list: answer.state === 'ready' ? answer.value : [],
    ...(answer.state === 'failed' && { again }),
  };
}
