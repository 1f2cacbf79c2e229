/** One thing that is wrong with an answer, and where: the part of a Standard Schema's issue that is read here. */
export interface ShapeIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

export type ShapeResult<T> =
  { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly ShapeIssue[] };

/**
 * What an answer must look like, and its type: any Standard Schema, in this house one of valibot. Written out here, so
 * that who reads an answer needs none of valibot's own code.
 */
export interface Shape<T> {
  readonly '~standard': {
    readonly validate: (value: unknown) => ShapeResult<T> | Promise<ShapeResult<T>>;
  };
}
