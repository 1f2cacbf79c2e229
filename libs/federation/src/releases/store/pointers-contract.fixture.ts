import { NoStorePath } from './files.ts';
import type { Pointer, Pointers } from './pointers.ts';

/** Moves a pointer; throws when that fails. */
const moved = async (pointers: Pointers, name: string, value: string, found?: Pointer): Promise<Pointer> => {
  const now = await pointers.move(name, value, found);
  if (!now) throw new Error(`${name} was not moved.`);
  return now;
};

/** Tests of the contract of every kind of `Pointers`. */
export function pointersContract(pointers: () => Pointers): void {
  test('a pointer is moved from nothing, then from what was found', async () => {
    expect(await pointers().read('live')).toBeUndefined();
    const first = await moved(pointers(), 'live', 'één\r\n{"a": 1}');
    expect(first.value).toBe('één\r\n{"a": 1}');
    expect(await pointers().read('live')).toEqual(first);
    const second = await moved(pointers(), 'live', 'two', first);
    expect(second.tag).not.toBe(first.tag);
    expect(await pointers().read('live')).toEqual(second);
  });

  test('a move from an outdated value is refused, and changes nothing', async () => {
    const first = await moved(pointers(), 'live', 'one');
    const second = await moved(pointers(), 'live', 'two', first);
    expect(await pointers().move('live', 'three', first)).toBeUndefined();
    expect(await pointers().move('live', 'three', undefined)).toBeUndefined();
    expect(await pointers().remove('live', first)).toBe(false);
    expect(await pointers().move('other', 'three', second)).toBeUndefined();
    expect(await pointers().read('live')).toEqual(second);
    expect(await pointers().list('')).toEqual(['live']);
  });

  test('a value that came back is not the one that was found', async () => {
    const found = await moved(pointers(), 'live', 'A');
    const between = await moved(pointers(), 'live', 'B', found);
    const again = await moved(pointers(), 'live', 'A', between);
    expect(await pointers().move('live', 'C', found)).toBeUndefined();
    expect(await pointers().remove('live', found)).toBe(false);
    expect(await pointers().read('live')).toEqual(again);
  });

  test('a removed pointer reads as undefined and can be created again, but not moved from its earlier value', async () => {
    const found = await moved(pointers(), 'preview/1', 'A');
    expect(await pointers().remove('preview/1', found)).toBe(true);
    expect(await pointers().read('preview/1')).toBeUndefined();
    expect(await pointers().list('preview/')).toEqual([]);
    expect(await pointers().remove('preview/1', found)).toBe(false);
    expect(await pointers().move('preview/1', 'B', found)).toBeUndefined();
    const again = await moved(pointers(), 'preview/1', 'A');
    expect(await pointers().move('preview/1', 'B', found)).toBeUndefined();
    expect(await pointers().remove('preview/1', found)).toBe(false);
    expect(await pointers().read('preview/1')).toEqual(again);
  });

  test('pointers are listed by how their names begin, in order', async () => {
    for (const name of ['live', 'preview/b', 'preview/a', 'preview-x', 'a*b'.replace('*', '.')])
      await moved(pointers(), name, 'x');
    expect(await pointers().list('preview')).toEqual(['preview-x', 'preview/a', 'preview/b']);
    expect(await pointers().list('preview/')).toEqual(['preview/a', 'preview/b']);
    expect(await pointers().list('')).toEqual(['a.b', 'live', 'preview-x', 'preview/a', 'preview/b']);
    expect(await pointers().list('none')).toEqual([]);
  });

  test('256 kB is held; more, nothing, and a name that leads elsewhere are refused', async () => {
    const long = 'x'.repeat(256 * 1024);
    await moved(pointers(), 'long', long);
    expect((await pointers().read('long'))?.value).toBe(long);
    await expect(pointers().move('live', `${long}x`, undefined)).rejects.toThrow(TypeError);
    await expect(pointers().move('live', '', undefined)).rejects.toThrow(TypeError);
    for (const name of ['../live', '/live', '', 'a b', '.live']) {
      const refused = [
        async () => pointers().read(name),
        async () => pointers().move(name, 'x', undefined),
        async () => pointers().remove(name, { value: 'x', tag: 'x' }),
      ];
      for (const call of refused) await expect(call()).rejects.toThrow(NoStorePath);
    }
    await expect((async () => pointers().list('../'))()).rejects.toThrow(NoStorePath);
  });

  test('of twenty who create one pointer at once, one is first', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, n) => pointers().move('live', `by ${n}`, undefined)),
    );
    const [winner, ...others] = made.filter((pointer) => pointer !== undefined);
    expect(others).toEqual([]);
    expect(await pointers().read('live')).toEqual(winner);
  });
}
