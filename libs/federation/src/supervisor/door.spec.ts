/** @jest-environment node */
import { fromPartial } from '@total-typescript/shoehorn';
import type { Socket } from 'node:net';
import type { Taker } from './door';
import { Door } from './door';

/** A connection; `destroyed` says that this process let go of it. */
function socket(name: string) {
  const state = { name, destroyed: false };
  const made = Object.assign(state, { destroy: () => void (state.destroyed = true) });
  return fromPartial<Socket & typeof state>(made);
}

/** Somebody who serves: what it was handed, by name, and how it takes the last of it. */
function taker(door: Door) {
  const handed: string[] = [];
  let last = 0;
  const self: Taker & { handed: string[]; take: () => void } = {
    handed,
    hand: (connection, { name }: { name?: string } & Socket) => {
      last = connection;
      handed.push(name ?? '');
    },
    take: () => door.took(self, last),
  };
  return self;
}

test('connections are handed out in turn, one at a time to each', () => {
  const door = new Door();
  const [one, other] = [taker(door), taker(door)];
  door.open(one);
  door.open(other);
  const sockets = ['a', 'b', 'c', 'd'].map(socket);
  sockets.forEach((each) => door.enter(each));
  expect([one.handed, other.handed]).toEqual([['a'], ['b']]);
  other.take();
  expect([one.handed, other.handed]).toEqual([['a'], ['b', 'c']]);
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, true, false, false]);
  one.take();
  expect(one.handed).toEqual(['a', 'd']);
});

test('they wait while nobody serves', () => {
  const door = new Door();
  door.enter(socket('a'));
  const late = taker(door);
  door.open(late);
  expect(late.handed).toEqual(['a']);
});

test('what was handed to one who ended before it took it goes to another, before all others', () => {
  const door = new Door();
  const [hanging, well] = [taker(door), taker(door)];
  door.open(hanging);
  ['a', 'b'].forEach((name) => door.enter(socket(name)));
  door.open(well);
  expect(well.handed).toEqual(['b']);
  door.enter(socket('c'));
  door.end(hanging);
  well.take();
  well.take();
  expect(well.handed).toEqual(['b', 'a', 'c']);
  expect(hanging.handed).toEqual(['a']);
});

test('who leaves still takes what it was handed, and nothing more', () => {
  const door = new Door();
  const leaving = taker(door);
  door.open(leaving);
  const [a, b] = [socket('a'), socket('b')];
  door.enter(a);
  door.close(leaving);
  leaving.take();
  door.enter(b);
  expect([leaving.handed, a.destroyed, b.destroyed]).toEqual([['a'], true, false]);
});

test('what is said to be taken a second time, or by another, is not', () => {
  const door = new Door();
  const [one, other] = [taker(door), taker(door)];
  door.open(one);
  const a = socket('a');
  door.enter(a);
  other.take();
  door.took(one, 99);
  expect(a.destroyed).toBe(false);
});

test('at the end who waits is let go, and too many never wait', async () => {
  const door = new Door();
  const sockets = Array.from({ length: 5001 }, (_, at) => socket(String(at)));
  sockets.forEach((each) => door.enter(each));
  expect(sockets.map(({ destroyed }) => destroyed).lastIndexOf(false)).toBe(4999);
  door.shut();
  expect(sockets.every(({ destroyed }) => destroyed)).toBe(true);
  await door.settled();
});
