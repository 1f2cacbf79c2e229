import type { FieldProps } from '@weefsel/forms';
import { TextArea } from '@weefsel/ui';

interface LongTextFieldProps {
  field: FieldProps;
  label: string;
  hint: string;
  /** What stood there before. */
  known?: string | undefined;
}

/** What somebody thinks of a product, in their own words. */
export const LongTextField = ({ field, known, ...words }: LongTextFieldProps) => {
  const { name, error, onChange, anchor, defaultValue = known } = field;
  return (
    <TextArea
      {...words}
      name={name}
      rows={6}
      required
      defaultValue={defaultValue}
      error={error}
      anchor={anchor}
      onChange={onChange}
    />
  );
};
