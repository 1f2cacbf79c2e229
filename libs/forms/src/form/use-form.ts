import type { SnippetKey } from '@weefsel/contracts/snippets';
import { useStores } from '@weefsel/stores';
import { useState } from 'react';
import {
  checkForm,
  fieldsOf,
  type FieldErrors,
  type FormSchema,
  type Texts,
  type Typed,
} from '../schema/form-schema';
import { failureText } from './failure-text';
import { FormState } from './form-state';
import { refusedFields } from './refused-fields';

export interface FormOptions<F extends string> {
  /** Name of the form on its page. Without script the page's action of that name handles it. */
  name: string;
  /**
   * The schema, or a function that derives it from the values. A postcode's format depends on the country.
   */
  schema: FormSchema<F> | ((typed: Typed<string>) => FormSchema<F>);
  /** Sends the values, normalised by the schema. A rejection is explained at the fields, else above them. */
  send: (texts: Texts<F>) => Promise<void>;
  /** Message of this form for a refusal that is not about a field. Undefined for the usual ones. */
  explain?: (error: unknown) => SnippetKey | undefined;
}

/** Props that make an input a field of its form. */
export interface FieldProps {
  name: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  /** The value, in forms that keep it. */
  value?: string;
  /** The refused value, as sent without script. */
  defaultValue?: string;
  /** Id of the field in the document, for links to it. */
  anchor?: string;
}

/** A form, as its component uses it. */
export interface Form<F extends string> {
  name: string;
  errors: FieldErrors<F>;
  isBusy: boolean;
  /** Number of refusals, and of successful submits. */
  refusals: number;
  sent: number;
  failure: SnippetKey | undefined;
  submit: (typed: FormData) => void;
  /** Props of a field; typing into it clears its error. */
  field: (name: F) => FieldProps;
}

/** Id of a form's field in the document. */
export const anchorOf = (form: string, field: string): string => `${form}-${field}`;

function textsIn<F extends string>(typed: FormData, fields: readonly F[]): Typed<F> {
  const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(fields.map((field) => [field, textOf(typed.get(field))])) as Typed<F>;
}

/**
 * A form with fields that keep their values. Validates, sends one request at a time and explains errors. For use inside
 * an observer.
 */
export function useForm<F extends string>({ name: form, schema, send, explain }: FormOptions<F>): Form<F> {
  const { page, session, snippets } = useStores();
  const [refused] = useState(() => (page.refused?.form === form ? page.refused : undefined));
  const [state] = useState(() => new FormState<F>(session, refused));
  const { errors, isBusy, refusals, sent } = state;

  const schemaFor = (typed: Typed<string>) => (typeof schema === 'function' ? schema(typed) : schema);

  const submit = async (typed: FormData) => {
    const fields = fieldsOf(schemaFor({}));
    const texts = textsIn(typed, fields);
    const checked = checkForm(schemaFor(texts), texts);
    await state.attempt({
      errors: checked.errors,
      send: () => send(checked.texts),
      refused: (error) => refusedFields(error, fields),
      explain: (error) => explain?.(error) ?? failureText(error),
    });
  };

  return {
    name: form,
    errors,
    isBusy,
    refusals,
    sent,
    failure: state.failure ?? undefined,
    submit: (typed: FormData) => void submit(typed),
    field: (name) => {
      const error = errors[name];
      const before = refused?.values[name];
      return {
        name,
        error: error && snippets.text(error),
        onChange: () => state.mend(name),
        anchor: anchorOf(form, name),
        ...(before !== undefined && { defaultValue: before }),
      };
    },
  };
}

export type FormShown = Omit<Form<string>, 'field'>;
