import type { SnippetKey } from '@weefsel/contracts/snippets';
import { useStores } from '@weefsel/stores';
import { useState } from 'react';
import { checkForm, fieldsOf, type FormSchema, type Texts, type Typed } from '../schema/form-schema';
import { failureText } from './failure-text';
import { FormState } from './form-state';
import { refusedFields } from './refused-fields';

export interface FormOptions<F extends string> {
  /** The rules, or those that go by what is typed, as a postcode's by its country. */
  schema: FormSchema<F> | ((typed: Typed<string>) => FormSchema<F>);
  /** Sends what was typed, tidied by the schema; what it rejects with is explained at the fields, else above them. */
  send: (texts: Texts<F>) => Promise<void>;
  /** What this form says of a refusal that is not about a field; nothing for what all forms say. */
  explain?: (error: unknown) => SnippetKey | undefined;
}

/** What makes an input a field of its form. */
export interface FieldProps {
  name: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  /** What stands in it, where the form keeps that itself. */
  value?: string;
}

const schemaFor = <F extends string>(
  schema: FormOptions<F>['schema'],
  typed: Typed<string>,
): FormSchema<F> => (typeof schema === 'function' ? schema(typed) : schema);

function textsIn<F extends string>(typed: FormData, fields: readonly F[]): Typed<F> {
  const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(fields.map((field) => [field, textOf(typed.get(field))])) as Typed<F>;
}

/** A form whose fields keep what is typed: checked, sent once at a time, explained when refused; for use inside an observer. */
export function useForm<F extends string>({ schema, send, explain }: FormOptions<F>) {
  const { session, snippets } = useStores();
  const [state] = useState(() => new FormState<F>(session));
  const { errors, isBusy, refusals, sent } = state;

  const submit = async (typed: FormData) => {
    const fields = fieldsOf(schemaFor(schema, {}));
    const texts = textsIn(typed, fields);
    const checked = checkForm(schemaFor(schema, texts), texts);
    await state.attempt({
      errors: checked.errors,
      send: () => send(checked.texts),
      refused: (error) => refusedFields(error, fields),
      explain: (error) => explain?.(error) ?? failureText(error),
    });
  };

  return {
    errors,
    isBusy,
    refusals,
    sent,
    failure: state.failure ?? undefined,
    submit: (typed: FormData) => void submit(typed),
    /** Props of a field; typing into it takes back what was said about it. */
    field: (name: F): FieldProps => {
      const error = errors[name];
      return { name, error: error && snippets.text(error), onChange: () => state.mend(name) };
    },
  };
}

export type FormShown = Omit<ReturnType<typeof useForm<string>>, 'field'>;
