import { mainThreadWork, workIn } from './main-thread';

test('work is read behind a name that has anything in it', () => {
  expect(workIn('42 (node (a) 1) R 1 42 42 0 -1 4194560 900 0 0 0 123 45 0 0 20 0 11 0 8')).toBe(1680);
});

test('the work of this process is some', () => {
  expect(mainThreadWork()).toBeGreaterThan(0);
});
