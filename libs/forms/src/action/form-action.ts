import type { ActionRequest, ActionResult, PageAction } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { failureText } from '../form/failure-text';
import { refusedFields } from '../form/refused-fields';
import { checkForm, fieldsOf, type FormSchema, type Texts, type Typed } from '../schema/form-schema';

interface FormActionOptions<F extends string, C> {
  /** As in `useForm`. */
  schema: FormSchema<F> | ((typed: Typed<string>) => FormSchema<F>);
  /**
   * Executes the form with the values normalised by the schema. Without a result the form's page is shown again.
   */
  send: (texts: Texts<F>, clients: C, request: ActionRequest) => Promise<ActionResult | void>;
  /** As in `useForm`. */
  explain?: (error: unknown) => SnippetKey | undefined;
}

/** Converts an error into a refusal: errors of fields, else a failure above the form. */
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
 * The action of a form on the server. Validates and explains as `useForm` does in browsers. Never rejects: failures
 * become refusals.
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
