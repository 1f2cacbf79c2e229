import { FORM_FIELD, type RefusedForm } from '@weefsel/contracts';
import { PARAMETERS } from '../selection-parameters';
import { ALERT_FORM } from '../sold-out/alert-form';

/** The form that puts what is chosen into the cart. */
export const ADD_FORM = 'add';

/** Why it was not put into the cart, as the server says it. */
export const ADD_FAILURES = {
  soldOut: 'headless.product.justSoldOut',
  noMore: 'headless.product.noMore',
  failed: 'headless.product.addFailed',
} as const;

const NAMES: readonly string[] = [...Object.values(PARAMETERS)];

/** Address of the product with what a form chooses in it. */
export function chosenHref(path: string, fields: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(fields).filter(([name]) => NAMES.includes(name)));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The form of the page as the server has refused it, whichever it is: all of them carry the choice. */
export const refusedChoice = (refused: RefusedForm | undefined): RefusedForm | undefined =>
  refused?.form === ALERT_FORM ? refused : refusedAdd(refused);

/** The form as the server has refused it, if it is this one. */
export const refusedAdd = (refused: RefusedForm | undefined): RefusedForm | undefined =>
  refused?.form === ADD_FORM ? refused : undefined;

/** Says which form is sent, as the name and value of its button. */
export const ADD_BUTTON = { name: FORM_FIELD, value: ADD_FORM } as const;
