import { setTimeout as pause } from 'node:timers/promises';
import type { Files } from './files.ts';
import { filesContract } from './files-contract.fixture.ts';
import type { Pointers } from './pointers.ts';
import { pointersContract } from './pointers-contract.fixture.ts';
import { StoreAway } from './store-errors.ts';
import { storeModel } from './store-model.fixture.ts';

/** A kind of store. */
export interface Tested {
  /** A handle on the running test's store, as in another process. */
  open(): { files: Files; pointers: Pointers };
  /** An empty store. */
  fresh(): { files: Files; pointers: Pointers };
  /** Set when the files are of another kind that is tested there. */
  isPointersOnly?: boolean;
  /** Number of random sequences. */
  runs: number;
}

const unlessAway = (error: unknown): undefined => {
  if (!(error instanceof StoreAway)) throw error;
};

/** Writes a file and adds a line to the one pointer, retrying as often as necessary. */
async function release({ files, pointers }: ReturnType<Tested['open']>, id: string): Promise<void> {
  await files.create(`compositions/${id}.json`, JSON.stringify({ id }));
  for (let tried = 0; ; tried++) {
    const found = await pointers.read('live');
    // An answer like 500 leaves the outcome unknown, so the pointer is read.
    if (found?.value.includes(`${id}\n`)) return;
    const moved = await pointers.move('live', `${found?.value ?? ''}${id}\n`, found).catch(unlessAway);
    if (moved) return;
    await pause(Math.random() * 5 * Math.min(tried + 1, 20));
  }
}

/** The contract tests for every kind of store. */
export function storeContract({ open, fresh, isPointersOnly, runs }: Tested): void {
  if (!isPointersOnly) describe('files', () => filesContract(() => open().files));
  describe('pointers', () => pointersContract(() => open().pointers));
  storeModel(fresh, runs);

  test('of 100 releases at once, none is lost and none counts twice', async () => {
    const ids = Array.from({ length: 100 }, (_, n) => `r${String(n).padStart(3, '0')}`);
    const handles = [open(), open(), open(), open()];
    await Promise.all(ids.map((id, n) => release(handles[n % handles.length] ?? open(), id)));
    const { files, pointers } = open();
    const lines = (await pointers.read('live'))?.value.trimEnd().split('\n');
    expect(lines?.sort()).toEqual(ids);
    expect((await files.list('compositions/')).map(({ path }) => path)).toEqual(
      ids.map((id) => `compositions/${id}.json`),
    );
  });
}
