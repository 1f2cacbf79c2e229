import { isPlainClick } from './is-plain-click';

test('a click is plain with the first button and no key that opens its link elsewhere', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true);
  const others: MouseEventInit[] = [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ];
  for (const how of others) expect(isPlainClick(new MouseEvent('click', how))).toBe(false);
});
