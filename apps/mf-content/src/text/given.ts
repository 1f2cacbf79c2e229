type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

type Given<T> = { [K in Exclude<keyof T, Optional<T>>]: T[K] } & {
  [K in Optional<T>]?: Exclude<T[K], undefined>;
};

/** The properties that have a value. Leaves the others out of the page's data. */
export const given = <T extends object>(properties: T): Given<T> =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Given<T>;
