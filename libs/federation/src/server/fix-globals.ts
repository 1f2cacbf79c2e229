/**
 * No global name can be given another meaning, and none can be added: code asks `typeof window` to know where it runs.
 * To be called once, when all modules of the server are there.
 */
export function fixGlobals(globals: object = globalThis): void {
  for (const key of Reflect.ownKeys(globals)) {
    // Reading brings those that only come then, such as `Request`.
    const value: unknown = Reflect.get(globals, key);
    const found = Object.getOwnPropertyDescriptor(globals, key);
    if (!found?.configurable) continue;
    const readOnly = found.writable ? { value, writable: false } : {};
    Object.defineProperty(globals, key, { ...readOnly, configurable: false });
  }
  Object.preventExtensions(globals);
}
