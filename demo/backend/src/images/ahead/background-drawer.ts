import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { RenderPicture } from '../pictures.ts';
import { renderPicture, type RenderOptions } from '../render-picture.ts';
import { readDelivery, type Order } from './messages.ts';

/** Draws pictures in a separate process, with lower priority than everything else. */
export interface BackgroundDrawer {
  render: RenderPicture;
  /** Ends the process; new work starts it again. */
  rest(): void;
  /** Ends it permanently and gives up pending orders. */
  close(): void;
}

interface Waiting {
  resolve(picture: Buffer): void;
  reject(error: unknown): void;
}

// Below normal, but not the lowest: a shopper may start to wait for the current picture.
const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;
const MOST_DEATHS = 3;

/**
 * Starts the script with the argument `draw` on demand. This process draws what the other one could not, and everything
 * after three deaths.
 */
export function createBackgroundDrawer(script: string): BackgroundDrawer {
  const waiting = new Map<number, Waiting>();
  let [asked, deaths, isClosed] = [0, 0, false];
  let child: ChildProcess | undefined;

  const leave = () => {
    const [left, open] = [child, [...waiting.values()]];
    child = undefined;
    waiting.clear();
    for (const { reject } of open) reject(new Error('The process that draws in the background ended'));
    return left;
  };

  const start = (): ChildProcess => {
    const started = fork(script, ['draw'], { serialization: 'advanced', execArgv: [] });
    const gone = () => {
      if (child !== started) return;
      deaths += 1;
      leave();
    };
    started.once('exit', gone).once('error', gone);
    started.on('message', (message) => {
      const { id = -1, picture, problem } = readDelivery(message) ?? {};
      const order = waiting.get(id);
      waiting.delete(id);
      if (picture) order?.resolve(Buffer.from(picture));
      else order?.reject(new Error(problem));
    });
    try {
      if (started.pid !== undefined) setPriority(started.pid, PRIORITY);
    } catch {
      // It is gone already, or the machine has no priorities.
    }
    return started;
  };

  const order = (drawing: string, options: RenderOptions) =>
    new Promise<Buffer>((resolve, reject) => {
      child ??= start();
      const message: Order = { id: (asked += 1), drawing, options };
      waiting.set(message.id, { resolve, reject });
      child.send(message, (error) => {
        if (error) reject(error);
      });
    });

  const rest = () => void leave()?.kill();

  return {
    async render(drawing, options) {
      if (!isClosed && deaths < MOST_DEATHS) {
        const picture = await order(drawing, options).catch(() => undefined);
        if (picture) return picture;
      }
      if (isClosed) throw new Error('The shop is closing');
      return renderPicture(drawing, options);
    },
    rest,
    close() {
      isClosed = true;
      rest();
    },
  };
}
