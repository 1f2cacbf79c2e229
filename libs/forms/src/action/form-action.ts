import type { ActionRequest, ActionResult, PageAction } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { failureText } from '../form/failure-text';
import { refusedFields } from '../form/refused-fields';
import { checkForm, fieldsOf, type FormSchema, type Texts, type Typed } from '../schema/form-schema';

export interface FormActionOptions<F extends string, C> {
  /** As in `useForm`. */
  schema: FormSchema<F> | ((typed: Typed<string>) => FormSchema<F>);
  /** Carries out the form with the values as the schema leaves them; without a result the form's page comes again. */
  send: (texts: Texts<F>, clients: C, request: ActionRequest) => Promise<ActionResult | void>;
  /** As in `useForm`. */
  explain?: (error: unknown) => SnippetKey | undefined;
}

/** Why something was not carried out, as a form says it: at its fields, else above them. */
export function refusal<F extends string>(
  error: unknown,
  fields: readonly F[] = [],
  explain?: (error: unknown) => SnippetKey | undefined,
): ActionResult {
  const errors = refusedFields(error, fields);
  if (Object.keys(errors).length > 0)
    return { kind: 'refused', errors: errors as Record<string, SnippetKey> };
  return { kind: 'refused', failure: explain?.(error) ?? failureText(error) };
}

/**
 * The action of a form on the server: validated and explained as `useForm` does it in browsers. Rejects never: what fails
 * is a refusal.
 */
export const formAction =
  <F extends string, C>({ schema, send, explain }: FormActionOptions<F, C>): PageAction<C> =>
  async (request, clients) => {
    const form = typeof schema === 'function' ? schema(request.fields) : schema;
    const fields = fieldsOf(form);
    const typed = Object.fromEntries(fields.map((field) => [field, request.fields[field] ?? ''])) as Texts<F>;
    const { errors, texts } = checkForm(form, typed);
    if (Object.keys(errors).length > 0)
      return { kind: 'refused', errors: errors as Record<string, SnippetKey> };
    try {
      return (await send(texts, clients, request)) ?? { kind: 'done' };
    } catch (error) {
      return refusal(error, fields, explain);
    }
  };
