export type Scalar = string | number | boolean | null;

/** Value of a field, or several for a list such as `categoryTree`. */
export type FieldValue = Scalar | readonly Scalar[];

/** Creates a reader of a field. @throws StoreError 400 for a field that the entity does not have. */
export type FieldReader<T> = (field: string) => (subject: T) => FieldValue;
