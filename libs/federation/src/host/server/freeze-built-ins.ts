/** Built-ins of the language that all code shares, by their global names. */
const BUILT_INS = [
  'Object',
  'Function',
  'Array',
  'String',
  'Number',
  'Boolean',
  'Symbol',
  'BigInt',
  'Promise',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'WeakRef',
  'Date',
  'RegExp',
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'ArrayBuffer',
  'DataView',
  'Uint8Array',
  'Iterator',
  'JSON',
  'Math',
  'Reflect',
  'Intl',
  'URL',
  'URLSearchParams',
] as const;

/** Built-ins without a name: prototypes of the iterators, generators and async functions of a realm. */
const NAMELESS = `[
  [].values(), new Map().values(), new Set().values(), ''[Symbol.iterator](), 'x'.matchAll(/x/g),
  (function* () {})(), (async function* () {})(), function* () {}, async function* () {}, async () => {},
  Uint8Array.prototype,
]`;

/**
 * Built-ins whose inheriting objects often assign properties of the same name.
 * Examples: `error.name = 'NotFound'`, `Foo.prototype.constructor = Foo`.
 * The language forbids that for read-only inherited properties.
 */
const ASSIGNED_OVER = /^(Object|Function|\w*Error)$/;

/** Engines run slower once one of these is frozen, so their contents are watched instead (`BuiltInWatch`). */
export const WATCHED = ['Array', 'RegExp'] as const;

type Holder = Record<PropertyKey, unknown>;

const isHolder = (value: unknown): value is Holder =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Replaces a value by an accessor. Reads are the same, and inheriting objects may still assign their own. */
function letHeirsAssign(prototype: Holder, key: PropertyKey): void {
  const found = Object.getOwnPropertyDescriptor(prototype, key);
  if (!found?.configurable || !found.writable) return;
  const value: unknown = found.value;
  Object.defineProperty(prototype, key, {
    get: () => value,
    set(this: Holder, own: unknown) {
      if (this === prototype) throw new TypeError(`"${String(key)}" of a built-in cannot be changed.`);
      Object.defineProperty(this, key, { value: own, configurable: true, enumerable: true, writable: true });
    },
  });
}

function freezePrototype(name: string, prototype: Holder): void {
  if (ASSIGNED_OVER.test(name)) for (const key of Reflect.ownKeys(prototype)) letHeirsAssign(prototype, key);
  // Freezing the first two would also slow down every array with a gap. Their properties are read-only or watched.
  if (name === 'Object' || name === 'Array') Object.seal(prototype);
  else if (name !== 'RegExp') Object.freeze(prototype);
}

function prototypesAbove(value: unknown): Holder[] {
  const above: unknown = Object.getPrototypeOf(value);
  return isHolder(above) ? [above, ...prototypesAbove(above)] : [];
}

/**
 * Freezes a process's shared built-ins, so that no remote can change them for the rest.
 * Call it once, when all modules of the server are loaded.
 * `Error` itself stays open: React and servers set its `stackTraceLimit`.
 */
export function freezeBuiltIns(realm: typeof globalThis = globalThis): void {
  const globals = realm as unknown as Holder;
  const nameless = realm.eval(NAMELESS) as unknown[];
  const kept = WATCHED.map((name) => realm[name].prototype as unknown);
  const above = new Set(nameless.flatMap(prototypesAbove));
  above.delete(realm.Object.prototype as unknown as Holder);
  for (const name of BUILT_INS) {
    const builtIn = globals[name];
    if (!isHolder(builtIn)) continue;
    if (isHolder(builtIn.prototype)) freezePrototype(name, builtIn.prototype);
    if (name !== 'Error') Object.freeze(builtIn);
  }
  for (const prototype of above) if (!kept.includes(prototype)) Object.freeze(prototype);
}
