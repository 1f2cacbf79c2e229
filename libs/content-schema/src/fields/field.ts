import type { FieldDefinition } from '@sanity/types';

/** A Studio field; its name is the key it is stored under. */
export type Field = (name: string) => FieldDefinition;

/** Options shared by all fields. */
export interface FieldOptions {
  required?: boolean;
  description?: string;
  readOnly?: boolean;
  hidden?: boolean;
}

/** Studio properties of these options. `required` is not among them: each field has validation rules for it. */
export const said = ({ description = '', readOnly = false, hidden = false }: FieldOptions) => ({
  description,
  readOnly,
  hidden,
});

/** Properties set by the vendor; editors do not write them. */
type Given = '_id' | '_type' | '_key';

/** One field per editable property of `Wire`. `Joined` names the properties added by queries. */
export type FieldsOf<Wire, Joined extends keyof Wire = never> = {
  [Name in Exclude<keyof Wire, Given | Joined>]-?: Field;
};

/** Fields in the order of the Studio's form. */
export const named = (fields: Readonly<Record<string, Field>>): FieldDefinition[] =>
  Object.entries(fields).map(([name, field]) => field(name));
