/**
 * Makes all global names read-only and allows no new ones: code detects the server by `typeof window`.
 * Call it once, when all modules of the server are loaded.
 */
export function fixGlobals(globals: object = globalThis): void {
  for (const key of Reflect.ownKeys(globals)) {
    // Some globals, such as `Request`, are only created when they are read.
    const value: unknown = Reflect.get(globals, key);
    const found = Object.getOwnPropertyDescriptor(globals, key);
    if (!found?.configurable) continue;
    const readOnly = found.writable ? { value, writable: false } : {};
    Object.defineProperty(globals, key, { ...readOnly, configurable: false });
  }
  Object.preventExtensions(globals);
}
