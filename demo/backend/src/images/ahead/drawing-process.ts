import { renderPicture } from '../render-picture.ts';
import type { Delivery, Order } from './messages.ts';

async function delivered({ id, drawing, options }: Order): Promise<Delivery> {
  try {
    return { id, picture: await renderPicture(drawing, options) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

/** Draws pictures for the parent process, and ends with it. */
export function drawForParent(): void {
  process.once('disconnect', () => process.exit(0));
  process.on('message', (order: Order) => {
    void delivered(order).then((delivery) => process.send?.(delivery));
  });
}
