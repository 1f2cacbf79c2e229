import { facetParameter, type ListingState } from './listing-state';

interface HiddenStateProps {
  state: ListingState;
  /** Facet keys with form fields. */
  except?: readonly string[] | undefined;
  withSort?: boolean;
}

/** Hidden fields with the rest of a listing's state, for forms without JavaScript. */
export function HiddenState({ state, except = [], withSort = false }: HiddenStateProps) {
  const { text, category, filters, sort, other } = state;
  const rest = Object.entries(filters).filter(([key]) => !except.includes(key));
  const fields: (readonly [string, string | undefined])[] = [
    ['tn_q', text],
    ['tn_cid', category],
    ...rest.map(([key, values]) => [facetParameter(key), values.join('|')] as const),
    ['tn_sort', withSort ? sort : undefined],
    ...other,
  ];
  return fields.map(([name, value], index) =>
    value ? <input key={`${name}-${index}`} type="hidden" name={name} value={value} /> : null,
  );
}
