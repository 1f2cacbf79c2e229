import { FORM_FIELD, type RefusedForm } from '@weefsel/contracts';
import { PARAMETERS } from '../selection-parameters';
import { ALERT_FORM } from '../sold-out/alert-form';

/** Name of the form that adds the chosen variant to the cart. */
export const ADD_FORM = 'add';

/** Failure texts of the add form, as the server returns them. */
export const ADD_FAILURES = {
  soldOut: 'headless.product.justSoldOut',
  noMore: 'headless.product.noMore',
  failed: 'headless.product.addFailed',
} as const;

const NAMES: readonly string[] = [...Object.values(PARAMETERS)];

/** Address of the product with the choices of a form. */
export function chosenHref(path: string, fields: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(fields).filter(([name]) => NAMES.includes(name)));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The refused form of the page, alert or add: both carry the choice. */
export const refusedChoice = (refused: RefusedForm | undefined): RefusedForm | undefined =>
  refused?.form === ALERT_FORM ? refused : refusedAdd(refused);

/** The refused form, if it is the add form. */
export const refusedAdd = (refused: RefusedForm | undefined): RefusedForm | undefined =>
  refused?.form === ADD_FORM ? refused : undefined;

/** Name and value of the submit button; they identify the form. */
export const ADD_BUTTON = { name: FORM_FIELD, value: ADD_FORM } as const;
