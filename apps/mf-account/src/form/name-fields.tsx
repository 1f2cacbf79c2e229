import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import classes from './fields.module.css';
import type { FieldProps } from './use-form';

export const NAME_FIELDS = ['firstName', 'lastName'] as const;

interface NameFieldsProps {
  field: (name: (typeof NAME_FIELDS)[number]) => FieldProps;
  known?: { firstName?: string; lastName?: string };
}

/** First and last name. */
export const NameFields = observer(function NameFields({ field, known = {} }: NameFieldsProps) {
  const { snippets } = useStores();
  return (
    <div className={classes.names}>
      <TextField
        {...field('firstName')}
        label={snippets.text('headless.accountForm.firstName')}
        defaultValue={known.firstName}
        autoComplete="given-name"
        required
      />
      <TextField
        {...field('lastName')}
        label={snippets.text('headless.accountForm.lastName')}
        defaultValue={known.lastName}
        autoComplete="family-name"
        required
      />
    </div>
  );
});
