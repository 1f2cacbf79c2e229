import type { ActionResult, Said } from '@weefsel/contracts';

/** A form was carried out, and the page that comes says so. */
export const done = (text: Said['text'], to?: string, values?: Said['values']): ActionResult => ({
  kind: 'done',
  ...(to && { to }),
  say: { kind: 'success', text, ...(values && { values }) },
});

/** Path and query of the page that a form was sent to. */
export const hrefOf = ({ pathname, search }: URL): string => pathname + search;
