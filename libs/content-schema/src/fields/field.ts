import type { FieldDefinition } from '@sanity/types';

/** A field of the Studio, which gets its name from the key that it stands under. */
export type Field = (name: string) => FieldDefinition;

/** What every field may say beside its own. */
export interface FieldOptions {
  required?: boolean;
  description?: string;
  readOnly?: boolean;
  hidden?: boolean;
}

/** What the Studio is told of these options; the rules of a field say whether it is required. */
export const said = ({ description = '', readOnly = false, hidden = false }: FieldOptions) => ({
  description,
  readOnly,
  hidden,
});

/** What the vendor gives, or a query adds; no editor writes it. */
type Given = '_id' | '_type' | '_key';

/** A field for everything that an editor writes of `Wire`; `Joined` is what queries put beside it. */
export type FieldsOf<Wire, Joined extends keyof Wire = never> = {
  [Name in Exclude<keyof Wire, Given | Joined>]-?: Field;
};

/** Fields in the order in which an editor meets them. */
export const named = (fields: Readonly<Record<string, Field>>): FieldDefinition[] =>
  Object.entries(fields).map(([name, field]) => field(name));
