import type { SnippetKey } from '@weefsel/contracts/snippets';
import * as v from 'valibot';

/** Typed text of each field of a form. */
export type Texts<F extends string> = Record<F, string>;

/** Typed texts so far. */
export type Typed<F extends string> = Partial<Texts<F>>;

/** Errors by field, in the order of the form; empty without errors. */
export type FieldErrors<F extends string = string> = Partial<Record<F, SnippetKey>>;

/** The rules of a form's fields; their messages are text keys. */
export type FormSchema<F extends string> = v.ObjectSchema<
  Record<F, v.GenericSchema<string, string>>,
  undefined
>;

/** Names of a form's fields, in its order. */
export const fieldsOf = <F extends string>(schema: FormSchema<F>): F[] => Object.keys(schema.entries) as F[];

/**
 * Validates typed values. Returns the first error of each field; without errors `texts` are the values to send.
 */
export function checkForm<F extends string>(
  schema: FormSchema<F>,
  typed: Typed<F>,
): { errors: FieldErrors<F>; texts: Texts<F> } {
  const { issues = [], output } = v.safeParse(schema, typed);
  const errors: FieldErrors<F> = {};
  for (const field of fieldsOf(schema)) {
    const issue = issues.find(({ path }) => path?.[0].key === field);
    if (issue) errors[field] = issue.message as SnippetKey;
  }
  return { errors, texts: output as Texts<F> };
}
