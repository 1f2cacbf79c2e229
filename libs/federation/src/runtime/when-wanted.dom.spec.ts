import { fromAny } from '@total-typescript/shoehorn';
import { whenWanted } from './when-wanted';

/** The created observers, each with its observed elements. `see` simulates the browser's report. */
const observers: {
  margin: string | undefined;
  looksAt: Element[];
  see: (...isIntersecting: boolean[]) => void;
}[] = [];

beforeEach(() => {
  observers.length = 0;
  globalThis.IntersectionObserver = fromAny(
    class {
      readonly made: (typeof observers)[number];
      constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const see = (...entries: boolean[]) =>
          seen(
            entries.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
            fromAny<IntersectionObserver, unknown>(this),
          );
        this.made = { margin: options?.rootMargin, looksAt: [], see };
        observers.push(this.made);
      }
      observe(element: Element) {
        this.made.looksAt.push(element);
      }
      disconnect() {
        this.made.looksAt.length = 0;
      }
    },
  );
});

/** True when a promise has resolved by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), new Promise<boolean>((r) => setTimeout(() => r(false)))]);
}

const content = document.body.appendChild(document.createElement('div'));
const button = content.appendChild(document.createElement('button'));
const outside = document.body.appendChild(document.createElement('p'));

test('content is wanted when it comes near the screen, and is not looked at any longer then', async () => {
  const wanted = whenWanted(content, 'near');
  const [observer] = observers;
  expect([observer?.margin, observer?.looksAt]).toEqual(['800px', [content]]);
  observer?.see(false);
  expect(await isDone(wanted)).toBe(false);
  expect(observer?.looksAt).toEqual([content]);
  observer?.see(false, true);
  expect(await isDone(wanted)).toBe(true);
  expect(observer?.looksAt).toEqual([]);
});

test.each(['pointerover', 'pointerdown', 'focusin'])(
  'content is wanted when it is touched: %s',
  async (name) => {
    const touch = (at: EventTarget) => at.dispatchEvent(new Event(name, { bubbles: true }));
    const wanted = whenWanted(content, 'touched');
    expect(observers).toEqual([]);
    touch(outside);
    touch(window);
    expect(await isDone(wanted)).toBe(false);
    // Imitates React's handling of events on content that it has not hydrated.
    content.addEventListener(name, (event) => event.stopPropagation(), { capture: true, once: true });
    touch(button);
    expect(await isDone(wanted)).toBe(true);
  },
);

test('nothing listens any longer when it was wanted once', async () => {
  const removed = jest.spyOn(globalThis, 'removeEventListener');
  const wanted = whenWanted(content, 'touched');
  button.dispatchEvent(new Event('focusin', { bubbles: true }));
  await wanted;
  expect(removed.mock.calls.map(([name, , capture]) => [name, capture])).toEqual([
    ['pointerover', true],
    ['pointerdown', true],
    ['focusin', true],
  ]);
  removed.mockRestore();
});
