import { fromPartial } from '@total-typescript/shoehorn';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { EventEmitter } from 'node:events';
import { eventStreams } from './event-stream.ts';

function someListener() {
  const socket = new EventEmitter();
  const raw = {
    writableEnded: false,
    destroyed: false,
    writeHead: jest.fn(),
    write: jest.fn<boolean, [string]>(() => true),
    end: jest.fn<void, []>(() => {
      raw.writableEnded = true;
    }),
  };
  const request = fromPartial<FastifyRequest>({ raw: { socket } });
  const reply = fromPartial<FastifyReply>({ raw, hijack: jest.fn(), getHeaders: () => ({ vary: 'origin' }) });
  return { socket, raw, request, reply, sent: () => raw.write.mock.calls.map(([text]) => text) };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('is full at five hundred listeners, and has room again when one disconnects', async () => {
  const app = fastify();
  const streams = eventStreams(app);
  const listeners = Array.from({ length: 500 }, someListener);
  const onEnd = jest.fn();
  listeners.forEach(({ request, reply }, place) => {
    expect([place, streams.isFull()]).toEqual([place, false]);
    streams.open(request, reply, onEnd);
  });
  expect(streams.isFull()).toBe(true);
  listeners[7]?.socket.emit('close');
  expect([streams.isFull(), onEnd.mock.calls.length]).toEqual([false, 1]);
  await app.close();
  expect(onEnd).toHaveBeenCalledTimes(500);
  expect(listeners.every(({ raw }) => raw.end.mock.calls.length === 1)).toBe(true);
});

test('a listener receives heartbeats, and no more events after disconnecting', async () => {
  const app = fastify();
  const { socket, request, reply, sent, raw } = someListener();
  const stream = eventStreams(app).open(request, reply, () => undefined);
  stream.send('welcome', { text: 'één\nregel' }, 'a');
  jest.advanceTimersByTime(20_000);
  expect(sent()).toEqual([':\n\n', 'id: a\nevent: welcome\ndata: {"text":"één\\nregel"}\n\n', ':\n\n']);
  expect(raw.writeHead).toHaveBeenCalledWith(200, expect.objectContaining({ vary: 'origin' }));
  socket.emit('close');
  stream.send('mutation', {});
  jest.advanceTimersByTime(60_000);
  expect(sent()).toHaveLength(3);
  await app.close();
});
