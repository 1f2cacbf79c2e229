export type Scalar = string | number | boolean | null;

/** Values of a field: one, or several for a list such as `categoryTree`. */
export type FieldValue = Scalar | readonly Scalar[];

/** Makes a reader of a field. @throws StoreError 400 for a field that the entity does not have. */
export type FieldReader<T> = (field: string) => (subject: T) => FieldValue;
