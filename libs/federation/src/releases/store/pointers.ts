/** The value of a pointer, with a tag that changes with every move. The next move must pass that tag. */
export interface Pointer {
  value: string;
  tag: string;
}

/** Maximum length of a value, in UTF-16 units: a composition, never a file. */
const LONGEST_VALUE = 256 * 1024;

/**
 * Named values of the store, the only mutable data of a shop.
 * Values have at most 256 kB and are never empty (a TypeError). Names are paths of the store (a NoStorePath).
 * A StoreAway from a network store's `move` or `remove` states if the outcome is known.
 */
export interface Pointers {
  /** The current pointer; undefined when there is none. */
  read(name: string): Promise<Pointer | undefined>;
  /**
   * Compare-and-set: moves a pointer if it is still as it was read (`undefined`: not there yet).
   * Returns the new pointer. Undefined, with nothing changed, when another process moved it in the meantime.
   */
  move(name: string, value: string, found: Pointer | undefined): Promise<Pointer | undefined>;
  /** Removes a pointer if it is still as it was read; false when it is not. */
  remove(name: string, found: Pointer): Promise<boolean>;
  /** Names of all pointers with a prefix, in order. */
  list(prefix: string): Promise<string[]>;
}

/** Returns a value that is valid in every store; throws a TypeError for an empty or too long one. */
export function pointerValue(name: string, value: string): string {
  if (value === '') throw new TypeError(`The pointer ${name} cannot point to nothing; remove it.`);
  if (value.length <= LONGEST_VALUE) return value;
  throw new TypeError(
    `The pointer ${name} cannot hold ${value.length} characters; keep a file and point to it.`,
  );
}
