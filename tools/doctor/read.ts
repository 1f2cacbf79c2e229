/** Reads responses of unreliable shape: missing parts are undefined. */

export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/** Value at a path, such as `context.currency.isoCode`. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => fieldOf(part, name), value);

export const listAt = (value: unknown, path: string): readonly unknown[] => {
  const found = path === '' ? value : at(value, path);
  return Array.isArray(found) ? found : [];
};

export const textAt = (value: unknown, path: string): string => {
  const found = at(value, path);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};

/** Object at a path; an empty one when there is none. */
export const fieldsAt = (value: unknown, path: string): object => {
  const found = at(value, path);
  return typeof found === 'object' && found !== null ? found : {};
};
