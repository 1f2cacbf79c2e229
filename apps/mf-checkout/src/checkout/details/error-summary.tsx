import { observer, useStores } from '@weefsel/stores';
import { useEffect, useRef, type MouseEvent } from 'react';
import classes from './error-summary.module.css';
import type { FieldName } from './details-draft';
import type { DetailsForm } from './details-form';

/** What is wrong with the form, each with the way to its field. Takes the focus each time errors are found. */
export const ErrorSummary = observer(function ErrorSummary({ form }: { form: DetailsForm }) {
  const { snippets } = useStores();
  const box = useRef<HTMLDivElement>(null);
  const errors = Object.entries(form.errors) as [FieldName, NonNullable<(typeof form.errors)[FieldName]>][];

  useEffect(() => {
    if (form.refusals > 0) box.current?.focus();
  }, [form.refusals]);

  const goTo = (event: MouseEvent, name: FieldName) => {
    event.preventDefault();
    const field = event.currentTarget.closest('form')?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };

  if (errors.length === 0) return null;
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <p className={classes.title}>{snippets.text('headless.checkout.errors')}</p>
      <ul>
        {errors.map(([name, text]) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
              {snippets.text(text)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});
