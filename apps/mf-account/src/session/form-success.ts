import type { ActionResult, Said } from '@weefsel/contracts';

/** Success of a form, with the message for the next page. */
export const formSuccess = (text: Said['text'], to?: string, values?: Said['values']): ActionResult => ({
  kind: 'done',
  ...(to && { to }),
  say: { kind: 'success', text, ...(values && { values }) },
});

/** Path and query of an address. */
export const hrefOf = ({ pathname, search }: URL): string => pathname + search;
