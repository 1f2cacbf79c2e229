import type { FieldProps } from '@weefsel/forms';
import type { RootStore } from '@weefsel/stores';
import type { FieldName } from './details-draft';
import type { DetailsForm } from './details-form';

/** Props of a field of the details, which keep what is typed for other steps and a reload; for use inside an observer. */
export function fieldOf(form: DetailsForm, name: FieldName, snippets: RootStore['snippets']): FieldProps {
  const error = form.errors[name];
  return {
    name,
    error: error && snippets.text(error),
    value: form.value(name),
    onChange: (event) => form.type(name, event.target.value),
  };
}
