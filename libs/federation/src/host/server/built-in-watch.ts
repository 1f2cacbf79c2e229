import { Script } from 'node:vm';
import { WATCHED } from './freeze-built-ins';

interface Held {
  /** Such as `Array.prototype.map`. */
  name: string;
  prototype: object;
  key: PropertyKey;
  found: PropertyDescriptor;
}

function isAsItWas({ prototype, key, found }: Held): boolean {
  const now = Object.getOwnPropertyDescriptor(prototype, key);
  return now !== undefined && now.value === found.value && now.get === found.get;
}

/** Restores only the value of an existing property: it may have been sealed in the meantime. */
function putBack({ prototype, key, found }: Held): void {
  const { get, value } = found;
  const held: PropertyDescriptor = get ? { get } : { value: value as unknown };
  Reflect.defineProperty(prototype, key, Object.hasOwn(prototype, key) ? held : found);
}

/** Remembers the contents of built-ins that cannot be frozen, and restores changed ones. */
export class BuiltInWatch {
  private readonly held: Held[];

  constructor(realm: typeof globalThis) {
    this.held = WATCHED.flatMap((name) => {
      const prototype: object = realm[name].prototype;
      return Reflect.ownKeys(prototype).flatMap((key) => {
        const found = Object.getOwnPropertyDescriptor(prototype, key);
        return found ? [{ name: `${name}.prototype.${String(key)}`, prototype, key, found }] : [];
      });
    });
  }

  /** Restores all changes; returns the names. */
  restore(): string[] {
    // Uses no array methods, as these may have been changed.
    const changed: string[] = [];
    for (let at = 0; at < this.held.length; at += 1) {
      const held = this.held[at];
      if (!held || isAsItWas(held)) continue;
      putBack(held);
      changed[changed.length] = held.name;
    }
    return changed;
  }
}

/** The built-ins of the realm in which server bundles run. */
export const builtIns = new BuiltInWatch(new Script('globalThis').runInThisContext() as typeof globalThis);

/** Restores all changed built-ins, and throws if there were any. */
export function refuseChanges(who: string): void {
  const changed = builtIns.restore();
  if (changed.length) throw new Error(`${who} changed ${changed.join(', ')}, which all code shares`);
}
