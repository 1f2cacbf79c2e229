import { PRICE_KEY, type ListingState } from '../address/listing-state';
import { facetParameter, parseListing } from '../address/listing-url';

const isTicked = (input: HTMLInputElement): boolean =>
  input.type === 'checkbox' && input.checked !== input.defaultChecked;

const isTypedPrice = (input: HTMLInputElement): boolean =>
  input.name === facetParameter(PRICE_KEY) && input.value !== input.defaultValue;

/** What the shopper chose in the filter form before the page could answer; undefined when nothing was. */
export function earlyChoices(form: HTMLFormElement, state: ListingState): ListingState | undefined {
  const inputs = [...form.querySelectorAll('input')];
  const typed = inputs.some(isTypedPrice);
  if (!typed && !inputs.some(isTicked)) return undefined;
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const wanted = parseListing(new URLSearchParams(fields));
  return typed ? wanted : { ...wanted, price: state.price };
}
