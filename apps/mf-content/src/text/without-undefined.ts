type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

type WithoutUndefined<T> = { [K in Exclude<keyof T, Optional<T>>]: T[K] } & {
  [K in Optional<T>]?: Exclude<T[K], undefined>;
};

/** The properties that have a value. Leaves the others out of the page's data. */
export const withoutUndefined = <T extends object>(properties: T): WithoutUndefined<T> =>
  Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;
