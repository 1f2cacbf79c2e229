/** A waiting or running task. */
export interface Job<T> {
  done: Promise<T>;
  /** Moves a waiting background task to the shoppers' queue. */
  promote(): void;
}

export type Priority = 'shopper' | 'background';

export class RenderQueueFull extends Error {
  override readonly name = 'RenderQueueFull';
}

export interface RenderQueue {
  /**
   * Adds a task. It receives its priority at the start, as a shopper may have requested it since.
   * @throws RenderQueueFull when too many shoppers' tasks wait already.
   */
  add<T>(task: (priority: Priority) => Promise<T>, priority: Priority): Job<T>;
}

interface Waiting {
  priority: Priority;
  start: () => Promise<void>;
}

interface Limits {
  slots: number;
  /** Maximum number of waiting shoppers' tasks; more are refused. */
  waiting: number;
}

/**
 * Runs few tasks at a time, shoppers' first. Background work takes a slot only while no shopper waits for one.
 */
export function createRenderQueue({ slots, waiting: most }: Limits): RenderQueue {
  const waiting: Waiting[] = [];
  let busy = 0;
  let inBackground = 0;

  const takeNext = (): Waiting | undefined => {
    const shopper = waiting.findIndex((job) => job.priority === 'shopper');
    if (shopper !== -1) return waiting.splice(shopper, 1)[0];
    return inBackground === 0 ? waiting.shift() : undefined;
  };

  const fill = () => {
    while (busy < slots) {
      const job = takeNext();
      if (!job) return;
      const background = job.priority === 'background' ? 1 : 0;
      busy += 1;
      inBackground += background;
      void job.start().finally(() => {
        busy -= 1;
        inBackground -= background;
        fill();
      });
    }
  };

  return {
    add<T>(task: (priority: Priority) => Promise<T>, priority: Priority): Job<T> {
      const shoppers = waiting.filter((job) => job.priority === 'shopper').length;
      if (priority === 'shopper' && shoppers >= most)
        throw new RenderQueueFull('Too many pictures are waiting');
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const job: Waiting = { priority, start: () => task(job.priority).then(resolve, reject) };
      waiting.push(job);
      fill();
      return {
        done: promise,
        promote() {
          job.priority = 'shopper';
          fill();
        },
      };
    },
  };
}
