import { showNext } from './show-next';

test('the messages go round [HDR-01]', () => {
  const frame = document.createElement('div');
  let left = 0;
  Object.defineProperties(frame, {
    clientWidth: { value: 320 },
    scrollWidth: { value: 640 },
    scrollLeft: { get: () => left },
    scrollTo: { value: (to: { left: number }) => (left = to.left) },
  });
  const shown = [1, 2, 3].map(() => {
    showNext(frame);
    return left;
  });
  expect(shown).toEqual([320, 0, 320]);
});
