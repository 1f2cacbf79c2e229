import { fromPartial } from '@total-typescript/shoehorn';
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { slowStart } from './slow-start';

function started() {
  const server = new EventEmitter();
  const start = slowStart(fromPartial<Server>(server));
  start.begin();
  const taken: number[] = [];
  const responses: EventEmitter[] = [];
  /** An incoming connection; its request follows once it is taken. */
  const enter = (name: number) =>
    start.enter(() => {
      taken.push(name);
      const response = new EventEmitter();
      responses.push(response);
      server.emit('request', {}, response);
    });
  return { enter, taken, responses };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a new process works on a few requests at once, and takes the next when one is done', () => {
  const { enter, taken, responses } = started();
  for (let name = 1; name <= 10; name += 1) enter(name);
  expect(taken).toEqual([1, 2, 3, 4, 5, 6]);
  responses[2]?.emit('close');
  expect(taken.at(-1)).toBe(7);
});

test('after a while it takes all that come', () => {
  const { enter, taken } = started();
  for (let name = 1; name <= 10; name += 1) enter(name);
  jest.advanceTimersByTime(5000);
  expect(taken).toHaveLength(10);
  enter(11);
  expect(taken).toHaveLength(11);
});
