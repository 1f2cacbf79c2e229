import { fromPartial } from '@total-typescript/shoehorn';
import type { Socket } from 'node:net';
import { Dispatcher, type Taker } from './dispatcher';

/** A connection; `destroyed` is set once this process has released it. */
function socket(name: string) {
  const state = { name, destroyed: false };
  const made = Object.assign(state, { destroy: () => void (state.destroyed = true) });
  return fromPartial<Socket & typeof state>(made);
}

/** A serving process: the names of its handed connections, and a function to take the last one. */
function taker(dispatcher: Dispatcher) {
  const handed: string[] = [];
  let last = 0;
  const self: Taker & { handed: string[]; take: () => void } = {
    handed,
    hand: (connection, { name }: { name?: string } & Socket) => {
      last = connection;
      handed.push(name ?? '');
    },
    take: () => dispatcher.took(self, last),
  };
  return self;
}

test('connections are handed out in turn, one at a time to each', () => {
  const dispatcher = new Dispatcher();
  const [one, other] = [taker(dispatcher), taker(dispatcher)];
  dispatcher.open(one);
  dispatcher.open(other);
  const sockets = ['a', 'b', 'c', 'd'].map(socket);
  sockets.forEach((each) => dispatcher.enter(each));
  expect([one.handed, other.handed]).toEqual([['a'], ['b']]);
  other.take();
  expect([one.handed, other.handed]).toEqual([['a'], ['b', 'c']]);
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, true, false, false]);
  one.take();
  expect(one.handed).toEqual(['a', 'd']);
});

test('connections wait until a process serves', () => {
  const dispatcher = new Dispatcher();
  dispatcher.enter(socket('a'));
  const late = taker(dispatcher);
  dispatcher.open(late);
  expect(late.handed).toEqual(['a']);
});

test('a connection that an ended process did not take goes to another, before all others', () => {
  const dispatcher = new Dispatcher();
  const [hanging, well] = [taker(dispatcher), taker(dispatcher)];
  dispatcher.open(hanging);
  ['a', 'b'].forEach((name) => dispatcher.enter(socket(name)));
  dispatcher.open(well);
  expect(well.handed).toEqual(['b']);
  dispatcher.enter(socket('c'));
  dispatcher.end(hanging);
  well.take();
  well.take();
  expect(well.handed).toEqual(['b', 'a', 'c']);
  expect(hanging.handed).toEqual(['a']);
});

test('a leaving process takes the connection that it was handed, and no further one', () => {
  const dispatcher = new Dispatcher();
  const leaving = taker(dispatcher);
  dispatcher.open(leaving);
  const [a, b] = [socket('a'), socket('b')];
  dispatcher.enter(a);
  dispatcher.close(leaving);
  leaving.take();
  dispatcher.enter(b);
  expect([leaving.handed, a.destroyed, b.destroyed]).toEqual([['a'], true, false]);
});

test('ignores a take by another process, and one of an unknown connection', () => {
  const dispatcher = new Dispatcher();
  const [one, other] = [taker(dispatcher), taker(dispatcher)];
  dispatcher.open(one);
  const a = socket('a');
  dispatcher.enter(a);
  other.take();
  dispatcher.took(one, 99);
  expect(a.destroyed).toBe(false);
});

test('at most 5,000 connections wait, and all are closed at the end', async () => {
  const dispatcher = new Dispatcher();
  const sockets = Array.from({ length: 5001 }, (_, at) => socket(String(at)));
  sockets.forEach((each) => dispatcher.enter(each));
  expect(sockets.map(({ destroyed }) => destroyed).lastIndexOf(false)).toBe(4999);
  dispatcher.shut();
  expect(sockets.every(({ destroyed }) => destroyed)).toBe(true);
  await dispatcher.settled();
});
