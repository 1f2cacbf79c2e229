import type { ActionResult, FlashMessage } from '@weefsel/contracts';

/** Success of a form, with the message for the next page. */
export const formSuccess = (
  text: FlashMessage['text'],
  to?: string,
  values?: FlashMessage['values'],
): ActionResult => ({
  kind: 'done',
  ...(to && { to }),
  say: { kind: 'success', text, ...(values && { values }) },
});

/** Path and query of an address. */
export const hrefOf = ({ pathname, search }: URL): string => pathname + search;
