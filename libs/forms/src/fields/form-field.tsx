import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import type { FieldProps } from '../form/use-form';
import { loadNumberingPlans, toNationalPhone } from '../phone/phone-number';
import { HOME_COUNTRY } from '../schema/address-schema';
import classes from './fields.module.css';
import { useEffect, type ReactNode } from 'react';

export interface FormFieldProps {
  field: FieldProps;
  label: SnippetKey;
  hint?: SnippetKey;
  autoComplete: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'numeric';
  required?: boolean;
  /** Initial value, for forms that do not keep typed values themselves. */
  known?: string | undefined;
  /** Share of a line, by default all of it. `wide` is half of it where there is room. */
  width?: 'half' | 'quarter' | 'wide';
}

/** A text field, for use in a `FieldGroup`. */
export const FormField = observer(function FormField(props: FormFieldProps) {
  const { field, label, hint, width, known, type = 'text', required = false, ...input } = props;
  const { snippets } = useStores();
  return (
    <div className={classes.field} data-width={width}>
      <TextField
        {...input}
        {...field}
        {...(field.value === undefined && { defaultValue: field.defaultValue ?? known })}
        type={type}
        required={required}
        label={snippets.text(label)}
        hint={hint && snippets.text(hint)}
      />
    </div>
  );
});

const NAMES = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const;

interface NameFieldsProps {
  field: (name: 'firstName' | 'lastName') => FieldProps;
  known?: { firstName?: string; lastName?: string } | undefined;
  /** Builds the autocomplete value: `shipping given-name`. */
  auto?: (token: string) => string;
}

/** Fields for first and last name. */
export const NameFields = observer(function NameFields(props: NameFieldsProps) {
  const { field, known = {}, auto = (token) => token } = props;
  return (
    <>
      {NAMES.map(([name, token]) => (
        <FormField
          key={name}
          field={field(name)}
          label={`headless.form.${name}`}
          autoComplete={auto(token)}
          known={known[name]}
          width="half"
          required
        />
      ))}
    </>
  );
});

interface PhoneFieldProps {
  field: FieldProps;
  known?: string | null | undefined;
  /** ISO code of the country of its address. */
  country?: string | undefined;
}

/** A field for an optional phone number. */
export function PhoneField({ field, known, country = HOME_COUNTRY }: PhoneFieldProps) {
  useEffect(() => void loadNumberingPlans(), []);
  return (
    <FormField
      field={field}
      type="tel"
      label="headless.form.phone"
      hint="headless.form.phoneHelp"
      autoComplete="tel"
      known={known ? toNationalPhone(known, country) : undefined}
    />
  );
}

interface FieldGroupProps {
  /** Subject of its fields; absent where the heading above states it. */
  legend?: string;
  children: ReactNode;
}

/** Related fields, side by side where there is room. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  if (legend === undefined) return <div className={classes.group}>{children}</div>;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** A whole line of a group, for content other than fields. */
export const GroupLine = ({ children }: { children: ReactNode }) => (
  <div className={classes.choices}>{children}</div>
);
