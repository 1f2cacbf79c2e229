import type { FieldProps } from '@weefsel/forms';
import { TextArea } from '@weefsel/ui';

interface LongTextFieldProps {
  field: FieldProps;
  label: string;
  hint: string;
  /** Previously stored value. */
  known?: string | undefined;
}

/** Text area for the body of a review. */
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
