/**
 * An error that `instanceof` recognises across bundles. Every remote carries its own copy of this library, while the
 * errors it meets were made by the shell's copy; classes are therefore compared by their fixed `kind`.
 */
export abstract class KnownError extends Error {
  /** Name of the class, the same in every copy. */
  static readonly kind: string = 'KnownError';

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Object && kindsOf(value).includes(this.kind);
  }
}

/** Kinds of the classes that an object is made of, from its own upwards. */
function kindsOf(value: object): unknown[] {
  const kinds: unknown[] = [];
  for (let link: object | null = Object.getPrototypeOf(value) as object | null; link;) {
    if (Object.hasOwn(link.constructor, 'kind')) kinds.push((link.constructor as { kind?: unknown }).kind);
    link = Object.getPrototypeOf(link) as object | null;
  }
  return kinds;
}
