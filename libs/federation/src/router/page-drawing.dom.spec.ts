import { fromPartial } from '@total-typescript/shoehorn';
import { PageDrawing } from './page-drawing';

/** A browser whose fades continue until a test ends them. */
function browser() {
  const fades: { draw: () => Promise<void>; skipped: boolean; finish: () => Promise<void> }[] = [];
  document.startViewTransition = (update) => {
    const { promise: finished, resolve } = Promise.withResolvers<void>();
    const fade = {
      draw: update as () => Promise<void>,
      skipped: false,
      finish: async () => {
        resolve();
        await finished;
      },
    };
    fades.push(fade);
    const ready = Promise.reject<void>(new DOMException('Transition was aborted', 'TimeoutError'));
    return fromPartial<ViewTransition>({ ready, finished, skipTransition: () => (fade.skipped = true) });
  };
  return fades;
}

const draw = jest.fn();
beforeEach(() => draw.mockClear());
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

test('a change is drawn without a fade when none is requested or the browser has none', () => {
  const drawing = new PageDrawing(draw);
  drawing.show(true);
  expect(draw).toHaveBeenCalledTimes(1);
  const fades = browser();
  drawing.show(false);
  expect([draw.mock.calls.length, fades.length]).toEqual([2, 0]);
});

test('a fade draws the page and lasts until React has done so; one that the browser leaves out is no failure', async () => {
  const [drawing, fades] = [new PageDrawing(draw), browser()];
  drawing.show(true);
  expect(draw).not.toHaveBeenCalled();
  let isOver = false;
  const over = fades[0]?.draw().then(() => (isOver = true));
  expect(draw).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(isOver).toBe(false);
  drawing.end();
  await over;
  expect(isOver).toBe(true);
});

test('a page that comes during a fade ends it, and fades in after it', async () => {
  const [drawing, fades] = [new PageDrawing(draw), browser()];
  drawing.show(true);
  const over = fades[0]?.draw();
  drawing.show(true);
  await over;
  expect([fades.length, fades[0]?.skipped]).toEqual([1, true]);
  await fades[0]?.finish();
  expect(fades).toHaveLength(2);
  void fades[1]?.draw();
  expect(draw).toHaveBeenCalledTimes(2);
  await fades[1]?.finish();
  expect(fades).toHaveLength(2);
});
