import { observer, useStores } from '@weefsel/stores';
import type { MouseEvent } from 'react';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import type { FieldErrors } from '../schema/form-schema';
import { useFocusWhen } from './use-focus-when';
import { anchorOf } from './use-form';
import classes from './error-summary.module.css';

interface ErrorSummaryProps {
  /** Name of the form. */
  form: string;
  errors: FieldErrors;
  /** Number of refusals of the form. */
  refusals: number;
}

/** Errors of a form, each with a link to its field. Takes the focus after each refusal. */
export const ErrorSummary = observer(function ErrorSummary(props: ErrorSummaryProps) {
  const { form, errors, refusals } = props;
  const { snippets } = useStores();
  const box = useFocusWhen(refusals);
  const wrong = Object.entries(errors).filter((entry): entry is [string, SnippetKey] => Boolean(entry[1]));

  const goTo = (event: MouseEvent, name: string) => {
    event.preventDefault();
    const field = event.currentTarget.closest('form')?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };

  if (wrong.length === 0) return null;
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <p className={classes.title}>{snippets.text('headless.form.errors')}</p>
      <ul>
        {wrong.map(([name, text]) => (
          <li key={name}>
            <a href={`#${anchorOf(form, name)}`} onClick={(event) => goTo(event, name)}>
              {snippets.text(text)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});
