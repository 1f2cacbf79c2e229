import { FACET, facetParameter, type ListingState } from '../address/listing-state';
import { parseListing } from '../address/listing-url';

const isTicked = ({ type, checked, defaultChecked }: HTMLInputElement): boolean =>
  type === 'checkbox' && checked !== defaultChecked;

const isField = ({ type, name }: HTMLInputElement): boolean => type !== 'checkbox' && name.startsWith(FACET);

const isTyped = ({ value, defaultValue }: HTMLInputElement): boolean => value !== defaultValue;

/** Choices made in the filter form before hydration; undefined without any. */
export function earlyChoices(form: HTMLFormElement, state: ListingState): ListingState | undefined {
  const inputs = [...form.querySelectorAll('input')];
  const fields = inputs.filter(isField);
  if (!fields.some(isTyped) && !inputs.some(isTicked)) return undefined;
  const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const wanted = parseListing(new URLSearchParams(sent));
  // Untouched fields hold the limits of the range, not a choice.
  const untouched = (key: string) =>
    fields.some(({ name }) => name === facetParameter(key)) &&
    !fields.some((field) => field.name === facetParameter(key) && isTyped(field));
  const kept = Object.entries(state.filters).filter(([key]) => untouched(key));
  const chosen = Object.entries(wanted.filters).filter(([key]) => !untouched(key));
  return { ...wanted, filters: Object.fromEntries([...chosen, ...kept]) };
}
