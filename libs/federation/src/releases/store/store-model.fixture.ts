import * as fc from 'fast-check';
import type { Files } from './files.ts';
import type { Pointer, Pointers } from './pointers.ts';

/** A separate store for each sequence. */
interface Opened {
  files: Files;
  pointers: Pointers;
}

const NAMES = ['live', 'preview/1', 'preview/2'] as const;
const name = fc.constantFrom(...NAMES);
const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });

const operation = fc.oneof(
  // `found` counts back in all values ever read of the pointer: 0 is the latest, null is none.
  fc.record({ do: fc.constant('move' as const), name, value, found: fc.option(fc.nat(2)) }),
  fc.record({ do: fc.constant('remove' as const), name, found: fc.nat(1) }),
  fc.record({ do: fc.constant('create' as const), name, value }),
  fc.record({ do: fc.constant('delete' as const), name }),
);

type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** The model of every kind of store: a Map with version numbers. */
class Model {
  readonly files = new Map<string, string>();
  readonly pointers = new Map<string, { value: string; version: number }>();
  private version = 0;

  isNow(found: { version: number } | undefined, of: string): boolean {
    return this.pointers.get(of)?.version === found?.version;
  }

  point(of: string, to: string): number {
    this.pointers.set(of, { value: to, version: ++this.version });
    return this.version;
  }
}

type Seen = Map<string, { pointer: Pointer; version: number }[]>;

async function step(done: Operation, { files, pointers }: Opened, model: Model, seen: Seen): Promise<void> {
  const all = seen.get(done.name) ?? [];
  if (done.do === 'create') {
    const isNew = !model.files.has(done.name);
    if (isNew) model.files.set(done.name, done.value);
    expect(await files.create(done.name, done.value)).toBe(isNew);
    return;
  }
  if (done.do === 'delete') {
    model.files.delete(done.name);
    return files.remove(done.name);
  }
  const found = done.found === null ? undefined : all.at(-1 - done.found);
  if (done.do === 'move') {
    const isNow = model.isNow(found, done.name);
    const now = await pointers.move(done.name, done.value, found?.pointer);
    expect(now?.value).toBe(isNow ? done.value : undefined);
    if (now) seen.set(done.name, [...all, { pointer: now, version: model.point(done.name, done.value) }]);
    return;
  }
  if (!found) return;
  const isNow = model.isNow(found, done.name);
  if (isNow) model.pointers.delete(done.name);
  expect(await pointers.remove(done.name, found.pointer)).toBe(isNow);
}

async function expectLike({ files, pointers }: Opened, model: Model): Promise<void> {
  expect((await files.list('')).map(({ path }) => path)).toEqual([...model.files.keys()].sort());
  expect(await pointers.list('preview/')).toEqual(
    [...model.pointers.keys()].filter((key) => key !== 'live').sort(),
  );
  for (const key of NAMES) {
    expect((await files.read(key))?.toString()).toBe(model.files.get(key));
    expect((await pointers.read(key))?.value).toBe(model.pointers.get(key)?.value);
  }
}

/** Tests that any sequence of operations makes a store behave like a Map with version numbers. */
export function storeModel(open: () => Opened, runs: number): void {
  test('whatever is done in whatever order, it is like a map with version numbers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 25 }), async (operations) => {
        const store = open();
        const model = new Model();
        const seen: Seen = new Map();
        for (const done of operations) await step(done, store, model, seen);
        await expectLike(store, model);
      }),
      { numRuns: runs },
    );
  });
}
