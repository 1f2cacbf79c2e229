import { createRenderQueue, RenderQueueFull } from './render-queue.ts';

/** A task that waits until it is released. */
function heldTask(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = async () => {
    log.push(name);
    await promise;
    return name;
  };
  return { task, finish: resolve };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the render queue', () => {
  test('runs no more tasks at a time than it has slots', async () => {
    const log: string[] = [];
    const queue = createRenderQueue({ slots: 2, waiting: 10 });
    const [a, b, c] = [heldTask(log, 'a'), heldTask(log, 'b'), heldTask(log, 'c')];
    for (const { task } of [a, b, c]) queue.add(task, 'shopper');
    expect(log).toEqual(['a', 'b']);
    a.finish();
    await settle();
    expect(log).toEqual(['a', 'b', 'c']);
  });

  test('takes shoppers first and leaves them a slot that background work never fills', async () => {
    const log: string[] = [];
    const queue = createRenderQueue({ slots: 2, waiting: 10 });
    const [warm1, warm2, seen] = [heldTask(log, 'warm1'), heldTask(log, 'warm2'), heldTask(log, 'seen')];
    queue.add(warm1.task, 'background');
    queue.add(warm2.task, 'background');
    queue.add(seen.task, 'shopper');
    expect(log).toEqual(['warm1', 'seen']);
    seen.finish();
    await settle();
    expect(log).toEqual(['warm1', 'seen']);
    warm1.finish();
    await settle();
    expect(log).toEqual(['warm1', 'seen', 'warm2']);
  });

  test('moves a waiting background task forward when a shopper asks for the same', () => {
    const log: string[] = [];
    const queue = createRenderQueue({ slots: 2, waiting: 10 });
    queue.add(heldTask(log, 'warm1').task, 'background');
    const second = queue.add(heldTask(log, 'warm2').task, 'background');
    second.promote();
    expect(log).toEqual(['warm1', 'warm2']);
  });

  test('goes on after a task that fails, and refuses what would wait too long', async () => {
    const log: string[] = [];
    const queue = createRenderQueue({ slots: 1, waiting: 1 });
    const failing = queue.add(() => Promise.reject(new Error('geen inkt')), 'shopper');
    const next = queue.add(async () => 'klaar', 'shopper');
    expect(() => queue.add(heldTask(log, 'te veel').task, 'shopper')).toThrow(RenderQueueFull);
    await expect(failing.done).rejects.toThrow('geen inkt');
    expect(await next.done).toBe('klaar');
  });
});
