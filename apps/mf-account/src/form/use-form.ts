import type { SnippetKey } from '@weefsel/contracts/snippets';
import { useStores } from '@weefsel/stores';
import { useRef, useState } from 'react';
import { failureText, isLoggedOut } from './failure-text';
import type { FieldErrors, FieldName, Texts } from './form-texts';
import { refusedFields } from './refused-fields';

export interface FormOptions<F extends FieldName> {
  fields: readonly F[];
  /** What is wrong before anything is sent. */
  check?: (texts: Texts<F>) => FieldErrors;
  /** Sends the form; what it rejects with is explained at the fields, else above them. */
  send: (texts: Texts<F>) => Promise<void>;
  /** What this form says of a refusal that is not about a field; nothing for what all forms say. */
  explain?: (error: unknown) => SnippetKey | undefined;
}

/** What makes an input a field of its form. */
export interface FieldProps {
  name: string;
  error: string | undefined;
  onChange: () => void;
}

interface FormState<F extends FieldName> {
  isBusy: boolean;
  errors: FieldErrors<F>;
  failure?: SnippetKey | undefined;
  /** How often it was sent or refused: the focus goes to the first error each time. */
  attempts: number;
  /** How often it got through. */
  sent: number;
}

const textIn = (typed: FormData, field: string): string => {
  const value = typed.get(field);
  return typeof value === 'string' ? value : '';
};

const hasErrors = (errors: FieldErrors): boolean => Object.values(errors).some(Boolean);

/** A form of the account: checked, sent once at a time, explained when refused; for use inside an observer. */
export function useForm<F extends FieldName>({ fields, check, send, explain }: FormOptions<F>) {
  const { session, snippets } = useStores();
  const [state, setState] = useState<FormState<F>>({ isBusy: false, errors: {}, attempts: 0, sent: 0 });
  /** Known at once: of two presses at the same moment neither sees the other's state. */
  const onItsWay = useRef(false);
  const become = (change: Partial<FormState<F>>) => setState((now) => ({ ...now, ...change }));
  const refuse = (refusal: Pick<FormState<F>, 'errors' | 'failure'>) =>
    setState(({ sent, attempts }) => ({ ...refusal, isBusy: false, sent, attempts: attempts + 1 }));

  const refused = (error: unknown) => {
    // The page then asks to log in.
    if (isLoggedOut(error)) void session.refresh().catch(() => undefined);
    const errors = refusedFields(error, fields);
    if (hasErrors(errors)) refuse({ errors });
    else refuse({ errors: {}, failure: explain?.(error) ?? failureText(error) });
  };

  const submit = async (typed: FormData) => {
    if (onItsWay.current) return;
    const texts = Object.fromEntries(fields.map((field) => [field, textIn(typed, field)])) as Texts<F>;
    const errors: FieldErrors<F> = check?.(texts) ?? {};
    if (hasErrors(errors)) return refuse({ errors });
    onItsWay.current = true;
    become({ isBusy: true, errors: {}, failure: undefined });
    try {
      await send(texts);
      setState(({ sent, attempts }) => ({ isBusy: false, errors: {}, attempts, sent: sent + 1 }));
    } catch (error) {
      refused(error);
    } finally {
      onItsWay.current = false;
    }
  };

  return {
    ...state,
    submit: (typed: FormData) => void submit(typed),
    /** Props of a field; typing into it takes back what was said about it. */
    field: (name: F): FieldProps => {
      const error = state.errors[name];
      return {
        name,
        error: error && snippets.text(error),
        onChange: () => {
          if (error) become({ errors: { ...state.errors, [name]: undefined } });
        },
      };
    },
  };
}

export type AccountFormState<F extends FieldName = FieldName> = Omit<ReturnType<typeof useForm<F>>, 'field'>;
