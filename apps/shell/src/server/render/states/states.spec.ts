import { brotliDecompressSync } from 'node:zlib';
import type { SentOften } from '../../http/compression';
import { States } from './states';

const nameIn = (address: string): string => /^\/_state\/([\w-]{22})\.json/.exec(address)?.[1] ?? '';

const textOf = (state: SentOften | undefined): string => String(state?.bytes);

function sharedMap() {
  const kept = new Map<string, string>();
  return {
    kept,
    read: async (name: string) => kept.get(name),
    write: (name: string, text: string) => void kept.set(name, text),
  };
}

test('a state is stored under the hash of its content, with its page in the address', async () => {
  const states = new States();
  const address = states.keep({ a: 1 }, '/nl/dames/?tn_p=2&q="');
  expect(address).toMatch(/^\/_state\/[\w-]{22}\.json\?of=%2Fnl%2Fdames%2F%3Ftn_p%3D2%26q%3D%22$/);
  expect(nameIn(states.keep({ a: 1 }))).toBe(nameIn(address));
  expect(nameIn(states.keep({ a: 2 }))).not.toBe(nameIn(address));
  expect(textOf(await states.find(nameIn(address)))).toBe('{"a":1}');
  const found = await states.find(nameIn(address));
  const small = found ? await states.bytesOf(found, 'br') : Buffer.alloc(0);
  expect(String(brotliDecompressSync(small))).toBe('{"a":1}');
});

test('another server finds a shared state, and rejects one that does not match its name', async () => {
  const shared = sharedMap();
  const name = nameIn(new States(shared).keep({ a: 1 }));
  expect(textOf(await new States(shared).find(name))).toBe('{"a":1}');
  shared.kept.set(name, '{"a":"forged"}');
  expect(await new States(shared).find(name)).toBeUndefined();
});

test('an unknown state is not found, and an invalid name does not reach the store', async () => {
  const read = jest.fn(async () => undefined);
  const states = new States({ read, write: () => undefined });
  expect(await states.find('../../known-paths')).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
  expect(await states.find('A'.repeat(22))).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
});

test('serializes the state of an object once, and again after it was evicted', async () => {
  const states = new States();
  const menu = {};
  const write = jest.fn(() => ({ menu: 1 }));
  const address = states.keepOnce(menu, write);
  expect(states.keepOnce(menu, write)).toBe(address);
  expect(address).toBe(states.keep({ menu: 1 }));
  expect(write).toHaveBeenCalledTimes(1);
  expect(states.keepOnce({}, () => ({ menu: 2 }))).not.toBe(address);
  for (let each = 0; each < 3; each += 1) states.keep({ each, much: 'x'.repeat(33_000_000) });
  expect(await states.find(nameIn(address))).toBeUndefined();
  expect(states.keepOnce(menu, write)).toBe(address);
  expect(textOf(await states.find(nameIn(address)))).toBe('{"menu":1}');
});
