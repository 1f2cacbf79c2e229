import fastify from 'fastify';
import { fromPartial } from '@total-typescript/shoehorn';
import type { Pictures } from '../pictures.ts';
import { drawAhead } from './draw-ahead.ts';
import { quietOf } from './quiet.ts';

const picturesThat = (read: (address: string) => Promise<Buffer>): Pictures => ({
  find: (address) => fromPartial({ read: () => read(address) }),
});
const always = async () => undefined;

test('draws one picture after the other, and reports a failure without stopping', async () => {
  const order: string[] = [];
  const pictures = picturesThat(async (address) => {
    order.push(`from ${address}`);
    await Promise.resolve();
    order.push(`to ${address}`);
    if (address === 'b') throw new Error('b');
    return Buffer.from('');
  });
  const onProblem = jest.fn();
  const { signal } = new AbortController();
  expect(await drawAhead(pictures, ['a', 'b', 'c'], { quiet: always, signal, onProblem })).toBe(2);
  expect(order).toEqual(['from a', 'to a', 'from b', 'to b', 'from c', 'to c']);
  expect(onProblem).toHaveBeenCalledTimes(1);
});

test('stops between two pictures', async () => {
  const closing = new AbortController();
  const read = jest.fn(async () => {
    closing.abort();
    return Buffer.from('');
  });
  const { signal } = closing;
  expect(await drawAhead(picturesThat(read), ['a', 'b'], { quiet: always, signal })).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
});

test('waits for a quiet time after the last request, and an abort ends the wait', async () => {
  const app = fastify();
  const quiet = quietOf(app, 80);
  app.get('/', () => '');
  const { signal } = new AbortController();
  const from = Date.now();
  const waited = quiet(signal).then(() => Date.now() - from);
  await new Promise((done) => setTimeout(done, 50));
  await app.inject('/');
  expect(await waited).toBeGreaterThanOrEqual(125);
  await app.inject('/');
  await expect(quiet(AbortSignal.timeout(20))).rejects.toThrow();
  await app.close();
});
