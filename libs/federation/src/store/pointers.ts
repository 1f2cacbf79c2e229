/** The value of a pointer, with a tag that changes with every move and that the next move has to give. */
export interface Pointer {
  value: string;
  tag: string;
}

/** Longest value, in UTF-16 units: a composition, never a file. */
export const LONGEST_VALUE = 256 * 1024;

/**
 * Named values of the store, the only things of a shop that change. Values have at most 256 kB and are never empty (a
 * TypeError). Names are paths of the store (a NoStorePath); a StoreAway from `move` or `remove` of a network store says
 * whether it is known that nothing changed.
 */
export interface Pointers {
  /** The pointer as it is now; undefined when there is none. */
  read(name: string): Promise<Pointer | undefined>;
  /**
   * Compare-and-set: moves a pointer if it is still as it was read (`undefined`: not there yet). Returns it as it is
   * then; undefined, with nothing changed, when somebody else moved it meanwhile.
   */
  move(name: string, value: string, found: Pointer | undefined): Promise<Pointer | undefined>;
  /** Removes a pointer if it is still as it was read; false when it is not. */
  remove(name: string, found: Pointer): Promise<boolean>;
  /** Names of all pointers that begin so, in order. */
  list(prefix: string): Promise<string[]>;
}

/** Returns a value that every store can keep; throws a TypeError for an empty one and for one that is too long. */
export function pointerValue(name: string, value: string): string {
  if (value === '') throw new TypeError(`The pointer ${name} cannot point to nothing; remove it.`);
  if (value.length <= LONGEST_VALUE) return value;
  throw new TypeError(
    `The pointer ${name} cannot hold ${value.length} characters; keep a file and point to it.`,
  );
}
