/** One error in a response and its path: the parts of a Standard Schema issue used here. */
export interface ShapeIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

export type ShapeResult<T> =
  { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly ShapeIssue[] };

/**
 * Expected shape and type of a response: any Standard Schema, here one of valibot. Declared here, so that readers of
 * responses load no code of valibot.
 */
export interface Shape<T> {
  readonly '~standard': {
    readonly validate: (value: unknown) => ShapeResult<T> | Promise<ShapeResult<T>>;
  };
}
